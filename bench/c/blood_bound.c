/* Random play of Blood Bound as one would write it in C: the floor that the compiled rules are measured against.
 *
 * The same deals, questions and answers as coterie.lab.rollout.play_games gives for the same seed: every question is asked singly, one
 * number is drawn for each, answers are masks.  Written as plain calls: it can neither stop at a question nor copy, tell or check.
 *
 *     cc -O3 -march=native -o blood_bound blood_bound.c && ./blood_bound SEATS GAMES SEED
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { ROSE, BEAST, NO_CLAN };
enum { TAKE_RANK, TAKE_ROSE, TAKE_BEAST, TAKE_UNKNOWN };
enum { ELDER = 1, ASSASSIN, HARLEQUIN, ALCHEMIST, MENTALIST, GUARDIAN, BERSERKER, MAGE, COURTESAN, CROSS };
enum { NOBODY = 63, NONE = 12, MAX_TURNS = 300 };
#define BIT(k) (1u << (k))

typedef struct {
  uint32_t a, b, c, d;                                             /* sfc32 */
  uint64_t asked;                                                  /* questions to seats */
  uint32_t all, roses, beasts, ranked, quills, staves, fans, purple, green, false_curses;
  int seats, turn, turns, over, inquisitor, purple_sword, green_sword, true_curse;
  uint32_t winners;
  uint8_t character[12], rank[12], rose[12], beast[12], plain[12], covered[12];
} Table;

static inline int lowest(uint32_t mask) { return __builtin_ctz(mask); }
static inline int count(uint32_t mask) { return __builtin_popcount(mask); }

static inline uint32_t below(Table *t, uint32_t n) {
  uint32_t x = t->a + t->b + t->d++;
  t->a = t->b ^ (t->b >> 9);
  t->b = t->c + (t->c << 3);
  t->c = ((t->c << 21) | (t->c >> 11)) + x;
  return (uint32_t)(((uint64_t)x * n) >> 32);
}

static inline int drawn(Table *t, uint32_t options) {
  uint32_t k = below(t, count(options));
  while (k--) options &= options - 1;
  return lowest(options);
}

static inline int ask(Table *t, uint32_t options) { t->asked++; return drawn(t, options); }

static inline int wounds(const Table *t, int seat) {
  return t->rose[seat] + t->beast[seat] + t->plain[seat] + t->covered[seat] + ((t->ranked >> seat) & 1);
}
static inline int clan(const Table *t, int seat) {
  return t->beasts & BIT(seat) ? BEAST : t->roses & BIT(seat) ? ROSE : NO_CLAN;
}
static inline uint32_t others(const Table *t, int seat) { return t->all & ~BIT(seat); }
static inline uint32_t woundable(const Table *t, int me) { return others(t, me) & ~(t->purple | t->green); }
static inline void finish(Table *t, uint32_t winners) { t->over = 1; t->winners = winners; }

/* The tokens that a wounded player may take. */
static uint32_t may_take(const Table *t, int seat) {
  static const uint8_t coloured_icons[11] = {0, 2, 0, 0, 0, 2, 2, 1, 1, 1, 0};
  uint32_t options = t->ranked & BIT(seat) ? 0 : BIT(TAKE_RANK);
  if (t->rose[seat] + t->beast[seat] + t->plain[seat] + t->covered[seat] == 2) return options;
  if (t->staves & BIT(seat)) return options | BIT(TAKE_UNKNOWN);
  if (seat == t->inquisitor) return options | BIT(TAKE_ROSE) | BIT(TAKE_BEAST) | BIT(TAKE_UNKNOWN);
  int coloured = coloured_icons[t->rank[seat]];
  if (t->character[seat] < 9) { if (t->rose[seat] < coloured) options |= BIT(TAKE_ROSE); }
  else if (t->beast[seat] < coloured) options |= BIT(TAKE_BEAST);
  if (t->plain[seat] < 2 - coloured) options |= BIT(TAKE_UNKNOWN);
  return options;
}

/* One token for one icon; with the third wound a Sword is lost, and every Shield of its colour. */
static int suffer_wound(Table *t, int seat, uint32_t options) {
  int token = ask(t, options);
  if (token == TAKE_RANK) t->ranked |= BIT(seat);
  else if (token == TAKE_ROSE) t->rose[seat]++;
  else if (token == TAKE_BEAST) t->beast[seat]++;
  else if (t->staves & BIT(seat)) t->covered[seat]++;
  else t->plain[seat]++;
  if (wounds(t, seat) == 3) {
    if (t->purple_sword == seat) t->purple_sword = NOBODY, t->purple = 0;
    if (t->green_sword == seat) t->green_sword = NOBODY, t->green = 0;
  }
  return token;
}

/* The lowest rank number of a clan; the highest if a Quill of that clan is in play. */
static int leader(const Table *t, uint32_t mates) {
  int highest = (t->quills & mates) != 0, found = lowest(mates);
  for (uint32_t left = mates; left; left &= left - 1) {
    int seat = lowest(left);
    if (seat != found && (t->rank[seat] > t->rank[found]) == highest) found = seat;
  }
  return found;
}

/* The fourth wound captures and ends the game. */
static void capture(Table *t, int victim, int by) {
  if (victim == t->inquisitor) { finish(t, BIT(victim)); return; }
  int theirs = clan(t, victim), captor = clan(t, by);
  int led = victim == leader(t, theirs == ROSE ? t->roses : t->beasts);
  if (captor == NO_CLAN) { finish(t, t->roses | t->beasts); return; }
  int winners = led && captor != theirs ? captor : 1 - captor;
  uint32_t mates = winners == ROSE ? t->roses : t->beasts;
  if (t->true_curse != NOBODY && t->true_curse == leader(t, mates)) finish(t, BIT(t->inquisitor));
  else finish(t, mates);
}

static void wound_by(Table *t, int victim, int by, uint32_t options) {
  if (wounds(t, victim) == 3) capture(t, victim, by);
  else suffer_wound(t, victim, options);
}

static inline int uses(Table *t) { return ask(t, 3) == 0; }

static void alchemist(Table *t, int me, int saved) {
  uint32_t tokens = (t->ranked & BIT(saved) ? BIT(TAKE_RANK) : 0) | (t->rose[saved] ? BIT(TAKE_ROSE) : 0)
      | (t->beast[saved] ? BIT(TAKE_BEAST) : 0) | (t->plain[saved] + t->covered[saved] ? BIT(TAKE_UNKNOWN) : 0);
  int potion = ask(t, tokens ? 7 : 3);
  if (potion == 0) wound_by(t, saved, me, may_take(t, saved));
  if (potion != 2) return;
  int token = ask(t, tokens);
  if (token == TAKE_RANK) t->ranked &= ~BIT(saved);
  else if (token == TAKE_ROSE) t->rose[saved]--;
  else if (token == TAKE_BEAST) t->beast[saved]--;
  else if (t->plain[saved]) t->plain[saved]--;
  else t->covered[saved]--;
}

static uint32_t shield_targets(const Table *t, int me, uint32_t given, int sword, int other) {
  if (count(given) >= 2 || !(sword == me || (sword == NOBODY && other != me))) return 0;
  return others(t, me) & ~given;
}

static void guardian(Table *t, int me) {
  uint32_t purple = shield_targets(t, me, t->purple, t->purple_sword, t->green_sword);
  uint32_t green = shield_targets(t, me, t->green, t->green_sword, t->purple_sword);
  if (wounds(t, me) == 3 || !(purple | green) || !uses(t)) return;
  int whom = ask(t, purple | green);
  if (ask(t, ((purple >> whom) & 1) | (((green >> whom) & 1) << 1)) == 0) t->purple |= BIT(whom), t->purple_sword = me;
  else t->green |= BIT(whom), t->green_sword = me;
}

static void mage(Table *t, int me) {
  uint32_t targets = others(t, me) & ~t->staves;
  int left = 6 - count(t->staves);
  if (!targets || !left || !uses(t)) return;
  int whom = ask(t, targets);
  if (!(t->staves & BIT(me)) && left > 1) t->staves |= BIT(me);
  t->staves |= BIT(whom);
}

static void courtesan(Table *t, int me) {
  uint32_t targets = others(t, me) & ~t->fans;
  if (targets && count(t->fans) != 4 && uses(t)) t->fans |= BIT(ask(t, targets));
}

static void inquisitor(Table *t, int me) {
  uint32_t lying = t->false_curses | (t->true_curse != NOBODY ? BIT(t->true_curse) : 0), cursed = 0;
  uint32_t free = others(t, me) & ~lying;
  int left = (t->seats & 1 ? (t->seats - 5) / 2 : 0) - count(t->false_curses), has_true = t->true_curse == NOBODY, given = 0;
  if (!free || (!left && !has_true) || !uses(t)) return;
  int first = ask(t, has_true ? free : BIT(NONE));
  if (first != NONE) t->true_curse = first, cursed = BIT(first);
  for (;;) {
    uint32_t options = given < left ? free & ~cursed : 0;
    int next = ask(t, options ? options : BIT(NONE));
    if (next == NONE) return;
    cursed |= BIT(next);
    t->false_curses |= BIT(next);
    given++;
  }
}

/* The ability of whoever took the rank token; returns who gets the dagger for it, NOBODY if it stays. */
static int ability(Table *t, int me, int attacker, int target) {
  int victim;
  switch (t->rank[me]) {
    case ELDER: if (!(t->quills & BIT(me)) && uses(t)) t->quills |= BIT(me); return NOBODY;
    case ASSASSIN:
      if (!woundable(t, me) || !uses(t)) return NOBODY;
      victim = ask(t, woundable(t, me));
      wound_by(t, victim, me, may_take(t, victim));
      if (!t->over) wound_by(t, victim, me, may_take(t, victim));
      return victim;
    case HARLEQUIN:
      if (uses(t)) ask(t, others(t, me) & ~BIT(ask(t, others(t, me))));
      return NOBODY;
    case ALCHEMIST: if (me != target) alchemist(t, me, target); return NOBODY;
    case MENTALIST:
      if (!woundable(t, me) || !uses(t)) return NOBODY;
      victim = ask(t, woundable(t, me));
      wound_by(t, victim, me, t->ranked & BIT(victim) ? may_take(t, victim) : BIT(TAKE_RANK));
      return victim;
    case GUARDIAN: guardian(t, me); return NOBODY;
    case BERSERKER: if (woundable(t, me) & BIT(attacker) && uses(t)) wound_by(t, attacker, me, may_take(t, attacker)); return NOBODY;
    case MAGE: mage(t, me); return NOBODY;
    case COURTESAN: courtesan(t, me); return NOBODY;
    default: inquisitor(t, me); return NOBODY;
  }
}

/* Who takes the wound instead; NOBODY if nobody does. */
static int help_for(Table *t, int attacker, int target) {
  uint32_t helpers = others(t, target) & ~t->ranked & ~BIT(attacker), offers = 0;
  if (t->fans & BIT(target) || !helpers || ask(t, 3) == 1) return NOBODY;
  for (; helpers; helpers &= helpers - 1) if (ask(t, 3) == 0) offers |= BIT(lowest(helpers));
  if (!offers || ask(t, 3) == 1) return NOBODY;
  return ask(t, offers);
}

static void attack(Table *t, int me, int target) {
  int helper = help_for(t, me, target), wounded = helper == NOBODY ? target : helper;
  if (wounded == target && wounds(t, target) == 3) { capture(t, target, me); return; }
  int goes_to = wounded;
  if (suffer_wound(t, wounded, helper != NOBODY ? BIT(TAKE_RANK) : may_take(t, target)) == TAKE_RANK) {
    int found = ability(t, wounded, me, target);
    if (t->over) return;
    if (found != NOBODY) goes_to = found;
  }
  t->turn = goes_to;
}

static void turn(Table *t) {
  int me = t->turn;
  uint32_t targets = woundable(t, me);
  if (me == t->inquisitor)
    for (int seat = 0; seat < t->seats; seat++) if (t->ranked & BIT(seat) && wounds(t, seat) == 3) targets &= ~BIT(seat);
  if (ask(t, targets ? 3 : 2) == 0) attack(t, me, ask(t, targets));
  else t->turn = ask(t, others(t, me));
  if (t->over) return;
  if (++t->turns >= MAX_TURNS) finish(t, 0);
}

static void deal(Table *t) {
  uint32_t free = t->all, ranks[2] = {511, 511};
  if (t->seats & 1) free &= ~BIT(t->inquisitor = drawn(t, free));
  while (count(t->roses) < t->seats / 2) { int seat = drawn(t, free); t->roses |= BIT(seat); free &= ~BIT(seat); }
  t->beasts = free;
  for (int seat = 0; seat < t->seats; seat++) {
    if (seat == t->inquisitor) { t->character[seat] = 18 + drawn(t, 3); t->rank[seat] = CROSS; continue; }
    int which = (t->roses & BIT(seat)) == 0, rank = drawn(t, ranks[which]);
    ranks[which] &= ~BIT(rank);
    t->character[seat] = 9 * which + rank;
    t->rank[seat] = rank + 1;
  }
  t->turn = drawn(t, t->all);
}

int main(int argc, char **argv) {
  if (argc != 4) { fprintf(stderr, "blood_bound SEATS GAMES SEED\n"); return 2; }
  int seats = atoi(argv[1]), games = atoi(argv[2]);
  uint64_t seed = strtoull(argv[3], 0, 10), asked = 0, print = 0;
  clock_t begun = clock();
  for (int number = 0; number < games; number++) {
    Table t = {.a = (uint32_t)seed, .b = (uint32_t)(seed >> 32), .c = 0x9E3779B9u ^ (uint32_t)number, .d = 1, .all = BIT(seats) - 1,
               .seats = seats, .inquisitor = NOBODY, .purple_sword = NOBODY, .green_sword = NOBODY, .true_curse = NOBODY};
    for (int k = 0; k < 12; k++) below(&t, 2);
    deal(&t);
    while (!t.over) turn(&t);
    asked += t.asked;
    print = (print * 31 + t.winners * 1009 + t.asked) % 1000000007;
  }
  double seconds = (double)(clock() - begun) / CLOCKS_PER_SEC;
  printf("{\"done\": %llu, \"seconds\": %.6f, \"print\": %llu}\n", (unsigned long long)asked, seconds, (unsigned long long)print);
  return 0;
}

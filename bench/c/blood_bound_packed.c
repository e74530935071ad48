/* Random play of Blood Bound with default options, as one would write it in C: the floor that the compiled rules are measured against.
 *
 * The same deals, questions and answers as coterie.lab.rollout.play_games gives for the same seed: every question is asked singly with a
 * mask of its options, also where there is only one, and one number is drawn for each.  Nothing can stop here at a question, nor copy,
 * tell or check.  Seats are bits of masks; "nobody" is the empty mask.
 *
 *     cc -O3 -march=native -o blood_bound blood_bound.c && ./blood_bound SEATS GAMES SEED
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#ifdef __BMI2__
#include <immintrin.h>
#endif

#define RULE static inline __attribute__((always_inline))

typedef uint32_t Mask;

enum { ELDER = 1, ASSASSIN, HARLEQUIN, ALCHEMIST, MENTALIST, GUARDIAN, BERSERKER, MAGE, COURTESAN, CROSS };
enum { TAKE_RANK, TAKE_ROSE, TAKE_BEAST, TAKE_UNKNOWN };
enum { RANK = 1 << TAKE_RANK, ROSE = 1 << TAKE_ROSE, BEAST = 1 << TAKE_BEAST, UNKNOWN = 1 << TAKE_UNKNOWN };
enum { ROSE_TOKEN = 1, BEAST_TOKEN = 1 << 2, PLAIN = 1 << 4, COVERED = 1 << 6 }; /* Two bits of a byte count each sort of token. */
enum { ROSES = 0, BEASTS = 3, INQUISITOR = 6, HIDDEN = 7, SORTS }; /* Sorts of cards: of a clan with 0, 1, 2 own icons; under a Staff. */
enum { POISON, NOT_USE, HEAL };
enum { FIRST, SECOND, EITHER = 3 }; /* The answers to a question with two. */
enum { MOST = 12, NONE = 1 << MOST, SHIELDS = 2, STAVES = 6, FANS = 4, MAX_TURNS = 300 };

static uint8_t yields[SORTS][256]; /* The affiliation tokens that a sort of card yields beside the tokens that lie there. */

typedef struct {
  uint32_t a, b, c, d;
} Luck;

typedef struct {
  Luck luck;
  Mask all, roses, beasts, inquisitor, turn, winners;
  Mask ranked, full; /* Who took the rank token, who both affiliation tokens. */
  Mask quills, staves, fans, purple, green, purple_sword, green_sword, true_curse, false_curses;
  int supply; /* supply: of False Curses. */
  uint8_t rank[MOST], sort[MOST], lying[MOST];
} Table;

typedef struct {
  uint32_t asked;
  Mask winners;
} Played;

/* ---------------------------------------------------------------- answers */

RULE int lowest(Mask mask) { return __builtin_ctz(mask); }
RULE int count(Mask mask) { return __builtin_popcount(mask); }

/* A number from 0 to n - 1 (sfc32). */
RULE uint32_t below(Luck *l, uint32_t n) {
  uint32_t x = l->a + l->b + l->d++;
  l->a = l->b ^ (l->b >> 9);
  l->b = l->c + (l->c << 3);
  l->c = ((l->c << 21) | (l->c >> 11)) + x;
  return (uint32_t)(((uint64_t)x * n) >> 32);
}

/* One of the options, as a mask. */
RULE Mask answer(Luck *luck, Mask options) {
  uint32_t k = below(luck, count(options));
#ifdef __BMI2__
  return _pdep_u32(1u << k, options);
#else
  while (k--) options &= options - 1;
  return options & -options;
#endif
}

/* One of the options, as a number. */
RULE int number(Luck *luck, Mask options) {
  if (__builtin_constant_p(options) && (options & (options + 1)) == 0) return below(luck, count(options));
  return lowest(answer(luck, options));
}

/* ---------------------------------------------------------------- wounds */

RULE Mask others(const Table *t, Mask me) { return t->all & ~me; }
RULE Mask three_wounds(const Table *t) { return t->ranked & t->full; }

/* Other players who can be wounded: not those with a Shield. */
RULE Mask woundable(const Table *t, Mask me) { return others(t, me) & ~(t->purple | t->green); }

/* The tokens that a wounded player may take. */
RULE Mask may_take(const Table *t, Mask seat) {
  int k = lowest(seat);
  return (t->ranked & seat ? 0 : RANK) | yields[t->sort[k]][t->lying[k]];
}

/* The wounded player takes one token for one icon; with the third wound a Sword is lost, and every Shield of its colour. */
RULE int suffer_wound(Table *t, Mask seat, Mask options) {
  int token = number(&t->luck, options), k = lowest(seat);
  if (token == TAKE_RANK) t->ranked |= seat;
  else {
    if (t->lying[k]) t->full |= seat;
    t->lying[k] += token == TAKE_UNKNOWN && t->staves & seat ? COVERED : 1 << (2 * token - 2);
  }
  if (three_wounds(t) & seat) {
    if (t->purple_sword == seat) t->purple_sword = t->purple = 0;
    if (t->green_sword == seat) t->green_sword = t->green = 0;
  }
  return token;
}

/* The lowest rank number leads a clan; the highest if a Quill of that clan is in play. */
static Mask leader(const Table *t, Mask mates) {
  int highest = (t->quills & mates) != 0, found = lowest(mates);
  for (Mask left = mates & (mates - 1); left; left &= left - 1)
    if ((t->rank[lowest(left)] > t->rank[found]) == highest) found = lowest(left);
  return 1u << found;
}

/* The fourth wound captures and ends the game: who has won? */
RULE void capture(Table *t, Mask victim, Mask by) {
  if (victim == t->inquisitor) t->winners = victim;
  else if (by == t->inquisitor) t->winners = t->roses | t->beasts;
  else {
    Mask theirs = victim & t->roses ? t->roses : t->beasts;
    Mask captors = by & t->roses ? t->roses : t->beasts;
    t->winners = captors != theirs && leader(t, theirs) == victim ? captors : (t->roses | t->beasts) & ~captors;
    if (t->true_curse && t->true_curse == leader(t, t->winners)) t->winners = t->inquisitor;
  }
}

/* A wound by an ability: no help, no ability for a rank; with three wounds it captures. */
RULE void wound_by(Table *t, Mask victim, Mask by, Mask options) {
  if (three_wounds(t) & victim) capture(t, victim, by);
  else suffer_wound(t, victim, options);
}

/* ---------------------------------------------------------------- abilities */

/* An ability may be used. */
RULE int uses(Table *t) { return number(&t->luck, EITHER) == FIRST; }

/* The Elder takes a Quill: from now on the highest number leads the Elder's clan. */
RULE void elder(Table *t, Mask me) {
  if (!(t->quills & me) && uses(t)) t->quills |= me;
}

/* The Assassin's victim suffers two wounds one after the other, and gets the dagger. */
RULE Mask assassin(Table *t, Mask me) {
  Mask targets = woundable(t, me);
  if (!targets || !uses(t)) return 0;
  Mask victim = answer(&t->luck, targets);
  for (int k = 0; k < 2 && !t->winners; k++) wound_by(t, victim, me, may_take(t, victim));
  return victim;
}

/* The Harlequin looks at the cards of two others in secret. */
RULE void harlequin(Table *t, Mask me) {
  if (uses(t)) answer(&t->luck, others(t, me) & ~answer(&t->luck, others(t, me)));
}

/* The tokens in front of a player, as kinds. */
RULE Mask may_return(const Table *t, Mask seat) {
  int lying = t->lying[lowest(seat)];
  return (t->ranked & seat ? RANK : 0) | (lying & 3 * ROSE_TOKEN ? ROSE : 0) | (lying & 3 * BEAST_TOKEN ? BEAST : 0)
      | (lying & 3 * (PLAIN | COVERED) ? UNKNOWN : 0);
}

/* A healed player's token goes back to the supply; an unknown one taken without a Staff first. */
RULE void give_back(Table *t, Mask seat, int token) {
  int k = lowest(seat);
  if (token == TAKE_RANK) { t->ranked &= ~seat; return; }
  t->full &= ~seat;
  t->lying[k] -= token == TAKE_UNKNOWN && !(t->lying[k] & 3 * PLAIN) ? COVERED : 1 << (2 * token - 2);
}

/* The Alchemist, having intervened, wounds the one he saved or heals one wound of his. */
RULE void alchemist(Table *t, Mask me, Mask saved) {
  Mask tokens = may_return(t, saved);
  int potion = number(&t->luck, tokens ? 7 : 3);
  if (potion == HEAL) give_back(t, saved, number(&t->luck, tokens));
  else if (potion == POISON) wound_by(t, saved, me, may_take(t, saved));
}

/* The Mentalist's victim suffers a wound and must show the rank if it is not shown, and gets the dagger. */
RULE Mask mentalist(Table *t, Mask me) {
  Mask targets = woundable(t, me);
  if (!targets || !uses(t)) return 0;
  Mask victim = answer(&t->luck, targets);
  wound_by(t, victim, me, t->ranked & victim ? may_take(t, victim) : RANK);
  return victim;
}

/* Others who have no Shield of this colour, if it can be given: its Sword is free or the Guardian's own; two Shields are all. */
RULE Mask shield_targets(const Table *t, Mask me, Mask given, Mask sword, Mask other) {
  return count(given) < SHIELDS && (sword == me || (!sword && other != me)) ? others(t, me) & ~given : 0;
}

/* The Guardian gives a Shield and takes the Sword of its colour; not if the rank was the third wound. */
RULE void guardian(Table *t, Mask me) {
  Mask purple = shield_targets(t, me, t->purple, t->purple_sword, t->green_sword);
  Mask green = shield_targets(t, me, t->green, t->green_sword, t->purple_sword);
  if (three_wounds(t) & me || !(purple | green) || !uses(t)) return;
  Mask whom = answer(&t->luck, purple | green);
  if (number(&t->luck, (purple & whom ? 1 : 0) | (green & whom ? 2 : 0)) == FIRST) t->purple |= whom, t->purple_sword = me;
  else t->green |= whom, t->green_sword = me;
}

/* The Berserker strikes back: the active player who attacked suffers a wound. */
RULE void berserker(Table *t, Mask me, Mask attacker) {
  if (woundable(t, me) & attacker && uses(t)) wound_by(t, attacker, me, may_take(t, attacker));
}

/* Whoever holds a Staff shows nothing more. */
RULE void arm(Table *t, Mask seat) {
  t->staves |= seat;
  t->sort[lowest(seat)] = HIDDEN;
}

/* The Mage takes a Staff, if he has none, and gives one to another who has none; a last one goes to the other. */
RULE void mage(Table *t, Mask me) {
  Mask targets = others(t, me) & ~t->staves;
  int left = STAVES - count(t->staves);
  if (!targets || !left || !uses(t)) return;
  Mask whom = answer(&t->luck, targets);
  if (left > 1) arm(t, me);
  arm(t, whom);
}

/* The Courtesan gives a Fan to another who has none: nobody can intervene for its holder. */
RULE void courtesan(Table *t, Mask me) {
  Mask targets = others(t, me) & ~t->fans;
  if (targets && count(t->fans) < FANS && uses(t)) t->fans |= answer(&t->luck, targets);
}

/* The Inquisitor gives all curses of the supply face down, each to a different other player. */
RULE void inquisitor(Table *t, Mask me) {
  Mask free = others(t, me) & ~(t->true_curse | t->false_curses);
  int left = t->supply - count(t->false_curses);
  if (!free || (!left && t->true_curse) || !uses(t)) return;
  Mask given = answer(&t->luck, t->true_curse ? NONE : free);
  if (given != NONE) t->true_curse = given, free &= ~given;
  for (;;) {
    given = answer(&t->luck, left && free ? free : NONE);
    if (given == NONE) return;
    t->false_curses |= given;
    free &= ~given;
    left--;
  }
}

/* The ability of whoever took the rank token in this attack: who gets the dagger for it? */
RULE Mask ability(Table *t, Mask me, Mask attacker, Mask target) {
  switch (t->rank[lowest(me)]) {
    case ELDER: elder(t, me); return 0;
    case ASSASSIN: return assassin(t, me);
    case HARLEQUIN: harlequin(t, me); return 0;
    case ALCHEMIST: if (me != target) alchemist(t, me, target); return 0;
    case MENTALIST: return mentalist(t, me);
    case GUARDIAN: guardian(t, me); return 0;
    case BERSERKER: berserker(t, me, attacker); return 0;
    case MAGE: mage(t, me); return 0;
    case COURTESAN: courtesan(t, me); return 0;
    default: inquisitor(t, me); return 0;
  }
}

/* ---------------------------------------------------------------- turns */

/* The target may ask for help; whoever's rank token is in the supply may offer; one offer or none is accepted. */
RULE Mask help_for(Table *t, Mask attacker, Mask target) {
  Mask helpers = others(t, target | attacker) & ~t->ranked, offers = 0;
  if (t->fans & target || !helpers || number(&t->luck, EITHER) == SECOND) return 0;
  for (; helpers; helpers &= helpers - 1) offers |= helpers & -helpers & -(number(&t->luck, EITHER) == FIRST);
  if (!offers || number(&t->luck, EITHER) == SECOND) return 0;
  return answer(&t->luck, offers);
}

/* Somebody may take the wound instead, if the target likes; then the wound, then the ability, then the dagger. */
RULE void attack(Table *t, Mask me, Mask target) {
  Mask helper = help_for(t, me, target), wounded = helper ? helper : target, goes_to = 0;
  if (!helper && three_wounds(t) & target) { capture(t, target, me); return; }
  if (suffer_wound(t, wounded, helper ? RANK : may_take(t, target)) == TAKE_RANK) goes_to = ability(t, wounded, me, target);
  t->turn = goes_to ? goes_to : wounded;
}

/* The active player attacks another player or passes the dagger to one; the Inquisitor attacks nobody with three wounds. */
RULE void turn(Table *t) {
  Mask me = t->turn, targets = woundable(t, me);
  if (me == t->inquisitor) targets &= ~three_wounds(t);
  if (number(&t->luck, targets ? 3 : 2) == FIRST) attack(t, me, answer(&t->luck, targets));
  else t->turn = answer(&t->luck, others(t, me));
}

/* Each clan draws its ranks for itself; all drawn cards are shuffled and dealt; chance gives the dagger. */
RULE void deal(Table *t, int seats) {
  static const uint8_t icons[9] = {2, 0, 0, 0, 2, 2, 1, 1, 1};
  Mask free = t->all, ranks[2] = {511, 511};
  if (seats & 1) free &= ~(t->inquisitor = answer(&t->luck, free));
  for (int k = 0; k < seats / 2; k++) t->roses |= answer(&t->luck, free & ~t->roses);
  t->beasts = free & ~t->roses;
  for (int k = 0; k < seats; k++) {
    if (t->inquisitor >> k & 1) {
      number(&t->luck, EITHER); /* which clue he shows */
      t->rank[k] = CROSS;
      t->sort[k] = INQUISITOR;
    } else {
      int clan = t->beasts >> k & 1, rank = number(&t->luck, ranks[clan]);
      ranks[clan] &= ~(1u << rank);
      t->rank[k] = rank + 1;
      t->sort[k] = (clan ? BEASTS : ROSES) + icons[rank];
    }
  }
  t->turn = answer(&t->luck, t->all);
}

/* One game. */
static __attribute__((noinline)) Played play(int seats, uint64_t seed, uint32_t game) {
  Table t = {.luck = {(uint32_t)seed, (uint32_t)(seed >> 32), 0x9E3779B9u ^ game, 1}, .all = (1u << seats) - 1};
  if (seats & 1) t.supply = (seats - 5) / 2;
  for (int k = 0; k < 12; k++) below(&t.luck, 2);
  deal(&t, seats);
  uint32_t before = t.luck.d; /* d counts what was drawn: one number a question. */
  for (int turns = 0; !t.winners && turns < MAX_TURNS; turns++) turn(&t);
  return (Played){t.luck.d - before, t.winners};
}

/* What each sort of card yields: own icons and unknown ones without a token; under a Staff unknown; everything with the Inquisitor. */
static void lay_out(void) {
  for (int sort = 0; sort < SORTS; sort++)
    for (int lying = 0; lying < 256; lying++) {
      int rose = lying & 3, beast = lying >> 2 & 3, plain = lying >> 4 & 3, covered = lying >> 6, own = sort % 3;
      Mask found = 0;
      if (rose + beast + plain + covered >= 2) found = 0;
      else if (sort == HIDDEN) found = UNKNOWN;
      else if (sort == INQUISITOR) found = ROSE | BEAST | UNKNOWN;
      else {
        if (sort < BEASTS ? rose < own : beast < own) found |= sort < BEASTS ? ROSE : BEAST;
        if (plain < 2 - own) found |= UNKNOWN;
      }
      yields[sort][lying] = (uint8_t)found;
    }
}

int main(int argc, char **argv) {
  int seats = argc == 4 ? atoi(argv[1]) : 0, games = argc == 4 ? atoi(argv[2]) : 0;
  if (seats < 6 || seats > MOST) { fprintf(stderr, "blood_bound SEATS GAMES SEED (6 to 12 seats)\n"); return 2; }
  uint64_t seed = strtoull(argv[3], 0, 10), asked = 0, hash = 0, won[1 << MOST] = {0};
  clock_t begun = clock();
  lay_out();
  for (int game = 0; game < games; game++) {
    Played p = play(seats, seed, (uint32_t)game);
    asked += p.asked;
    won[p.winners]++;
    hash = (hash * 31 + p.winners * 1009 + p.asked) % 1000000007;
  }
  double seconds = (double)(clock() - begun) / CLOCKS_PER_SEC;
  printf("{\"done\": %llu, \"questions\": %llu, \"seconds\": %.6f, \"winners\": [", (unsigned long long)asked, (unsigned long long)asked, seconds);
  for (int k = 0; k < seats; k++) {
    uint64_t wins = 0;
    for (int mask = 0; mask < 1 << MOST; mask++) if (mask >> k & 1) wins += won[mask];
    printf("%s%llu", k ? ", " : "", (unsigned long long)wins);
  }
  printf("], \"hash\": %llu}\n", (unsigned long long)hash);
  return 0;
}

/**
 * Where people sit: round an ellipse as seen from one's own chair. Oneself at the bottom, the left neighbour (the next seat
 * clockwise) to the left of it. Equal ways along the rim, so that twelve seats on an upright phone do not crowd at its ends.
 */

export interface Spot {
  /** Per cent of the stage's width and height. */
  x: number;
  y: number;
}

/** Seats in order as seen from `you` (0: a watcher, who sits down behind seat 1). */
export function order(seats: number, you: number): number[] {
  const first = you > 0 ? you : 1;
  return Array.from({ length: seats }, (_, k) => ((first - 1 + k) % seats) + 1);
}

/** Points at equal ways along the rim of an ellipse with half axes rx and ry (squarer with a `power` above 2), from the bottom, clockwise. */
export function rim(count: number, rx: number, ry: number, power = 2): { x: number; y: number }[] {
  const fine = 1440;
  const at = (k: number) => {
    const angle = Math.PI / 2 + (2 * Math.PI * k) / fine;
    const bent = (part: number) => Math.sign(part) * Math.abs(part) ** (2 / power);
    return { x: rx * bent(Math.cos(angle)), y: ry * bent(Math.sin(angle)) };
  };
  const way = [0];
  for (let k = 1; k <= fine; k++) {
    const a = at(k - 1);
    const b = at(k);
    way.push(way[k - 1]! + Math.hypot(b.x - a.x, b.y - a.y));
  }
  const total = way[fine]!;
  return Array.from({ length: count }, (_, j) => {
    const want = (total * j) / count;
    const k = Math.max(1, way.findIndex((w) => w >= want));
    const a = at(k - 1);
    const b = at(k);
    const part = (want - way[k - 1]!) / (way[k]! - way[k - 1]! || 1);
    return { x: a.x + part * (b.x - a.x), y: a.y + part * (b.y - a.y) };
  });
}

/**
 * The spot of every seat, by seat number. `width` and `height` of the stage in pixels decide how the ways are measured;
 * `seatWidth` and `seatHeight` keep whole seats inside.
 */
export function spots(seats: number, you: number, width: number, height: number, seatWidth: number, seatHeight: number, power = 2): Map<number, Spot> {
  const rx = Math.max(1, (width - seatWidth) / 2);
  const ry = Math.max(1, (height - seatHeight) / 2);
  const points = rim(seats, rx, ry, power);
  return new Map(
    order(seats, you).map((seat, k) => {
      const p = points[k]!;
      return [seat, { x: (100 * (width / 2 + p.x)) / width, y: (100 * (height / 2 + p.y)) / height }];
    }),
  );
}

/** The two people beside a seat: [left, right] = [next clockwise, the one before]. */
export function neighbours(seat: number, seats: number): [number, number] {
  return [(seat % seats) + 1, ((seat + seats - 2) % seats) + 1];
}

/**
 * Spots for broad seats: oneself below, the others up the left side and down the right one, in rows that never overlap as long as
 * the stage is high enough for them; the sides are bent like a table's.
 */
export function rows(seats: number, you: number, width: number, height: number, seatWidth: number, seatHeight: number): Map<number, Spot> {
  const rx = Math.max(1, (width - seatWidth) / 2);
  const ry = Math.max(1, (height - seatHeight) / 2);
  const side = Math.floor((seats - 1) / 2);
  const steps = seats % 2 === 0 ? side + 1 : side;
  const least = Math.min(rx, seatWidth / 2 + 6);
  const found = new Map<number, Spot>();
  order(seats, you).forEach((seat, k) => {
    const left = k <= side;
    const step = left ? k : seats - k;
    const y = ry - (step * 2 * ry) / steps;
    const alone = k === 0 || step > side;
    const x = alone ? 0 : Math.max(least, rx * (1 - Math.abs(y / ry) ** 2.6) ** (1 / 2.6)) * (left ? -1 : 1);
    found.set(seat, { x: (100 * (width / 2 + x)) / width, y: (100 * (height / 2 + y)) / height });
  });
  return found;
}

/** From the middle of a box with these half sides towards (dx, dy): where one leaves it. */
export function edge(dx: number, dy: number, halfWidth: number, halfHeight: number): { x: number; y: number } {
  const part = Math.min(halfWidth / (Math.abs(dx) || 1e-9), halfHeight / (Math.abs(dy) || 1e-9));
  return { x: dx * part, y: dy * part };
}

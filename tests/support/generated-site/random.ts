/** A source of values that look random, and are the same for the same seed. */
export interface Random {
  /** A number from `least` to below `most`. */
  between: (least: number, most: number) => number;
  /** A whole number from `least` to `most`, both included. */
  whole: (least: number, most: number) => number;
  chance: (probability: number) => boolean;
  /** One item of a list. Throws if there's none. */
  pick: <T>(list: readonly T[]) => T;
  /** The items of a list in another order. */
  shuffle: <T>(list: readonly T[]) => T[];
}

/** Creates a source of values from a seed: any text (Mulberry32, seeded by FNV-1a). */
export function randomFrom(seed: string): Random {
  let state = 0x81_1c_9d_c5;
  for (let index = 0; index < seed.length; index += 1)
    state = Math.imul(state ^ seed.charCodeAt(index), 0x01_00_01_93) >>> 0;
  const next = (): number => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (least: number, most: number) => least + next() * (most - least);
  const whole = (least: number, most: number) => Math.floor(between(least, most + 1));
  const pick = <T>(list: readonly T[]): T => {
    if (list.length === 0) throw new Error('There is nothing to pick from.');
    return list[whole(0, list.length - 1)] as T; // an index of the list
  };
  const shuffle = <T>(list: readonly T[]): T[] =>
    list
      .map((item) => ({ item, at: next() }))
      .sort((a, b) => a.at - b.at)
      .map(({ item }) => item);
  return { between, whole, chance: (probability) => next() < probability, pick, shuffle };
}

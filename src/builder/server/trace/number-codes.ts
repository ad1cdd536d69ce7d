function countOnes(code: number): number {
  let count = 0;
  for (let rest = code; rest > 0; rest >>= 1) count += rest & 1;
  return count;
}

/** Returns the codes of a length of which half of the bits are ones. */
function balancedCodes(length: number): number[] {
  const ones = Math.floor(length / 2);
  return Array.from({ length: 2 ** length }, (_, code) => code).filter((code) => countOnes(code) === ones);
}

/**
 * Returns a code for each of some things, and its length in bits. All codes have as many ones, so the ones of two codes
 * together are no code.
 */
export function codesFor(count: number): { codes: readonly number[]; length: number } {
  if (count === 0) return { codes: [], length: 0 };
  for (let length = 2; ; length += 1) {
    const codes = balancedCodes(length);
    if (codes.length >= count) return { codes: codes.slice(0, count), length };
  }
}

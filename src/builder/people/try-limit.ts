/** How many tries an address has, and in which time. */
interface TryLimit {
  tries: number;
  /** In milliseconds. */
  withinMs: number;
}

/** Number of addresses that are remembered; the one that tried first is forgotten. */
const MAX_ADDRESSES = 50_000;

/** Returns an address as tries are counted: of IPv6, the network of a household. */
const networkOf = (address: string): string => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return plain.includes(':') ? networkOfV6(plain) : plain;
};

/** The first 64 bits of an IPv6 address. */
function networkOfV6(address: string): string {
  const [head = '', tail = ''] = address.toLowerCase().split('::');
  const [before, after] = [head, tail].map((part) => part.split(':').filter(Boolean));
  const missing = 8 - (before?.length ?? 0) - (after?.length ?? 0);
  const groups = [...(before ?? []), ...Array.from({ length: Math.max(0, missing) }, () => '0'), ...(after ?? [])];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

/**
 * Returns what counts tries by address: it returns in how many seconds another one is possible; 0: this one is. Nobody is
 * locked out by somebody else's tries. With `isCounted: false` it only says so.
 */
export function createTryLimit(
  { tries, withinMs }: TryLimit,
  now = () => performance.now(), // a clock that is set back locks nobody out
): (address: string, isCounted?: boolean) => number {
  const counted = new Map<string, { count: number; since: number }>();
  return (address, isCounted = true) => {
    const key = networkOf(address);
    const known = counted.get(key);
    const current = known && now() - known.since < withinMs ? known : { count: 0, since: now() };
    if (isCounted) current.count += 1;
    if (current !== known) {
      counted.delete(key);
      counted.set(key, current);
      for (const oldest of counted.keys()) {
        if (counted.size <= MAX_ADDRESSES) break;
        counted.delete(oldest);
      }
    }
    const isFree = isCounted ? current.count <= tries : current.count < tries;
    return isFree ? 0 : Math.ceil((current.since + withinMs - now()) / 1000);
  };
}

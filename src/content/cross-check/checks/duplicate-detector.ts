import { plainForm } from './indexed-entry.ts';

/** Records the first use of each name. Names that differ only in case or Unicode normalization are equal. */
export function createDuplicateDetector(): (name: string, owner: string) => string | undefined {
  const owners = new Map<string, string>();
  return (name, owner) => {
    const plain = plainForm(name);
    const earlier = owners.get(plain);
    if (earlier === undefined) owners.set(plain, owner);
    return earlier;
  };
}

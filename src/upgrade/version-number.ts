/** A version of the engine: major, minor and patch. */
export type VersionNumber = readonly [major: number, minor: number, patch: number];

/** Reads a version such as `1.2.3`, or the tag of one, `v1.2.3`. Versions for trying, such as `1.2.3-beta.1`, are none. */
export function readVersionNumber(text: string): VersionNumber | undefined {
  const [, major, minor, patch] = /^v?(\d+)\.(\d+)\.(\d+)$/.exec(text) ?? [];
  return patch === undefined ? undefined : [Number(major), Number(minor), Number(patch)];
}

/** Compares two versions: below zero if the first is older. */
export const compareVersions = (one: VersionNumber, other: VersionNumber): number =>
  one[0] - other[0] || one[1] - other[1] || one[2] - other[2];

/** Returns the tag of the newest version among tags. */
export function newestVersionTag(tags: readonly string[]): string | undefined {
  const versions = tags.flatMap((tag) => {
    const number = readVersionNumber(tag);
    return number ? [{ tag, number }] : [];
  });
  return versions.sort((a, b) => compareVersions(a.number, b.number)).at(-1)?.tag;
}

import type { SyntaxFinding } from './diagnostic.ts';
import type { Path } from '../../data/path.ts';

/**
 * Returns the part of a file that can't be checked because of a finding. A finding about the whole file affects it only
 * if the finding says so: an invisible character above the first field doesn't.
 */
export function doubtOf(finding: SyntaxFinding, path: Path): Path | undefined {
  if (finding.severity === 'warning') return undefined;
  if (finding.doubts) return finding.doubts;
  if (path.at(-1) === '<<') return path.slice(0, -1);
  return path.length > 0 ? path : undefined;
}

/** Returns whether a field belongs to a part that can't be checked. */
export const isDoubtful = (path: Path, doubts: readonly Path[]): boolean =>
  doubts.some((doubt) => doubt.every((step, index) => step === path[index]));

/** Section fields that determine a page's anchors. */
const ANCHOR_FIELDS = new Set<string | number | undefined>([
  'type',
  'id',
  'hidden',
  'regions',
  'visibleFrom',
  'visibleUntil',
  'draft',
]);

/** Returns whether a page's anchors are unknown, because its sections, their ids or their regions can't be checked. */
export const hidesAnchors = (doubts: readonly Path[]): boolean =>
  doubts.some(
    ([first, , field, ...rest]) =>
      first === undefined ||
      (first === 'sections' && (field === undefined || (ANCHOR_FIELDS.has(field) && rest.length <= 1))),
  );

/** Returns whether a page's paths are unknown. */
export const hidesAddresses = (doubts: readonly Path[]): boolean =>
  doubts.some(([first]) => first === undefined || first === 'each' || first === 'alsoAt');

/** Returns whether the ids of a list of entries are unknown. */
export const hidesIds = (doubts: readonly Path[], list: string): boolean =>
  doubts.some(([first, , field]) => first === undefined || (first === list && (field === undefined || field === 'id')));

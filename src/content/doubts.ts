import type { FieldPath, Finding } from './diagnostic.ts';

/**
 * The part of a file that cannot be judged because of a finding in it. A finding about a whole file casts doubt on it
 * only where it says so: a hidden sign above the first field does not.
 */
export function doubtOf(finding: Finding, path: FieldPath): FieldPath | undefined {
  if (finding.severity === 'warning') return undefined;
  if (finding.doubts) return finding.doubts;
  if (path.at(-1) === '<<') return path.slice(0, -1);
  return path.length > 0 ? path : undefined;
}

/** Whether a field lies in a doubtful part. */
export const isDoubtful = (path: FieldPath, doubts: readonly FieldPath[]): boolean =>
  doubts.some((doubt) => doubt.every((step, index) => step === path[index]));

/** Fields of a section that decide which anchors its page has. */
const ANCHOR_FIELDS = new Set<string | number | undefined>(['type', 'id', 'hidden', 'regions']);

/** Whether a page's anchors cannot be told: its sections are in doubt, or what one of them is called or where it is shown. */
export const hidesAnchors = (doubts: readonly FieldPath[]): boolean =>
  doubts.some(
    ([first, , field, ...rest]) =>
      first === undefined ||
      (first === 'sections' && (field === undefined || (ANCHOR_FIELDS.has(field) && rest.length <= 1))),
  );

/** Whether the addresses of a page cannot be told. */
export const hidesAddresses = (doubts: readonly FieldPath[]): boolean =>
  doubts.some(([first]) => first === undefined || first === 'each' || first === 'alsoAt');

/** Whether the ids of a list of entries cannot be told. */
export const hidesIds = (doubts: readonly FieldPath[], list: string): boolean =>
  doubts.some(([first, , field]) => first === undefined || (first === list && (field === undefined || field === 'id')));

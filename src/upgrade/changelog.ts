/** Heading of what no release has yet. */
const UNRELEASED = '## Unreleased';

/** What `CHANGELOG.md` says of what is to be released. */
export interface Unreleased {
  /** The notes: all below the heading. */
  notes: string;
  /** The part of the version that the notes raise: what was only fixed is a patch. */
  raises: 'minor' | 'patch';
}

/** Reads what no release has yet; `undefined` if there's nothing. */
export function readUnreleased(changelog: string): Unreleased | undefined {
  const [start, end] = boundsOf(changelog);
  const notes = start < 0 ? '' : changelog.slice(start, end).trim();
  if (notes === '') return undefined;
  const headings = [...notes.matchAll(/^### (.+)$/gm)].map(([, title = '']) => title.trim());
  return {
    notes,
    raises: headings.length > 0 && headings.every((title) => /^(?:Fixed|Security)$/.test(title)) ? 'patch' : 'minor',
  };
}

/** Puts what no release has yet under the heading of a release, below an empty heading for what follows. */
export function withRelease(changelog: string, version: string, day: string): string {
  const [start] = boundsOf(changelog);
  return start < 0 ? changelog : `${changelog.slice(0, start)}\n\n## ${version} – ${day}${changelog.slice(start)}`;
}

/** Returns where the notes of the unreleased changes begin and end; the beginning is below zero without any. */
function boundsOf(changelog: string): [start: number, end: number] {
  const heading = new RegExp(`^${UNRELEASED}$`, 'm').exec(changelog);
  if (!heading) return [-1, -1];
  const start = heading.index + UNRELEASED.length;
  const next = changelog.indexOf('\n## ', start);
  return [start, next < 0 ? changelog.length : next];
}

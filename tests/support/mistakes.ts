import { MARK, type Mistake } from '../../src/content/diagnostics/__fixtures__/mistakes/mistake.ts';
import { createLines, type Position } from '../../src/content/parse/source-locations.ts';
import type { Diagnostic } from '../../src/content/diagnostics/diagnostic.ts';
import { sayingOf } from './diagnostic-cases.ts';
import type { Edits, RealContent } from './real-content.ts';
import type { MadeMistake } from './remedies/judge-remedies.ts';

/** A mistake that was made in the content, and the diagnostics in the format of the catalogue. */
interface MadeInContent extends MadeMistake {
  says: string[];
}

/** Makes a mistake in the content. */
export function makeInContent(made: Mistake, content: RealContent): MadeInContent {
  const edits = withPoint(made, content, editsOf(made, content));
  const clean = new Map([...edits].map(([file, text]) => [file, withoutMark(text)]));
  const found = content.diagnose(clean);
  const before = (file: string) => (content.has(file) ? content.textOf(file) : undefined);
  return {
    file: made.renamedTo ?? made.copiedTo ?? made.file,
    found,
    says: sayingsOf(made, edits, found),
    before,
    textOf: (file) => {
      const text = clean.get(file);
      return text === undefined ? before(file) : typeof text === 'string' ? text : undefined;
    },
    diagnoseAfter: (after) => content.diagnose(new Map([...clean, ...after])),
  };
}

function sayingsOf(made: Mistake, edits: Edits, found: readonly Diagnostic[]): string[] {
  const marks = new Map([...edits].flatMap(([file, text]) => markIn(file, text)));
  const saying = sayingOf(made.file);
  return found.map((diagnostic) => {
    const { file, line, column } = diagnostic;
    const mark = marks.get(file);
    const isMarked = mark?.line === line && mark.column === column;
    const said = isMarked ? saying({ ...diagnostic, file: made.file }).replace(/^\S+/, MARK) : saying(diagnostic);
    return withoutLines(said);
  });
}

function editsOf(made: Mistake, { textOf }: RealContent): Edits {
  const { mistake, file, change, whole, copiedTo, renamedTo, holds, endsBefore } = made;
  const edits = new Map<string, string | Uint8Array | null>();
  const target = renamedTo ?? copiedTo ?? file;
  if (renamedTo) edits.set(file, null);
  if (whole !== undefined) return edits.set(target, whole);
  const before = textOf(holds ?? file);
  if (endsBefore !== undefined) return edits.set(target, before.slice(0, before.indexOf(`\n${endsBefore}`) + 1));
  const [from, to] = change ?? ['', ''];
  if (!before.includes(from)) throw new Error(`"${mistake}": ${file} does not contain "${from}" any more.`);
  return edits.set(
    target,
    before.replace(from, () => to),
  );
}

/** Marks the location that `points` describes. */
function withPoint({ mistake, file, points, pointsIn = file }: Mistake, { textOf }: RealContent, edits: Edits): Edits {
  if (points === undefined) return edits;
  const text = edits.has(pointsIn) ? edits.get(pointsIn) : textOf(pointsIn);
  const target = points.replace(MARK, '');
  if (typeof text !== 'string' || !text.includes(target))
    throw new Error(`"${mistake}": ${pointsIn} lacks "${target}".`);
  return new Map([...edits, [pointsIn, text.replace(target, () => points)]]);
}

/** Replaces line numbers in a message. */
const withoutLines = (saying: string): string => {
  const [location = '', ...rest] = saying.split(' ');
  return [location, rest.join(' ').replace(/(\.yaml:|in line )\d+/g, '$1…')].join(' ');
};

const withoutMark = (text: string | Uint8Array | null) => (typeof text === 'string' ? text.replace(MARK, '') : text);

function markIn(file: string, text: string | Uint8Array | null): [string, Position][] {
  const offset = typeof text === 'string' ? text.indexOf(MARK) : -1;
  return typeof text === 'string' && offset >= 0 ? [[file, createLines(text)(offset)]] : [];
}

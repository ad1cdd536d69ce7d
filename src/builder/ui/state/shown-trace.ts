import type { Trace } from '../../protocol/page-answers.ts';
import type { Identities } from './identities.ts';
import { movedPath } from './section-list.ts';
import { SECTION_PART, sectionNumber } from './section-part.ts';
import type { Path } from '../../../data/path.ts';

/** A trace, with what the sections in the page's file were known by when it was made. */
export interface PageTrace extends Trace {
  ids: Identities;
}

/** The sections of the page's file as they are shown. */
interface ShownSections {
  entries: readonly Record<string, unknown>[];
  ids: Identities;
}

/** Returns the file of the page that a trace is of. */
export const fileOfTrace = ({ sections }: Trace): string | undefined => sections[0]?.field.file;

/**
 * Returns a trace as it is for the sections that are shown: some have moved since, or are gone.
 * @param showsGhosts whether hidden sections are shown
 */
export function shownTrace(trace: PageTrace, { entries, ids }: ShownSections, showsGhosts: boolean): Trace {
  const file = fileOfTrace(trace);
  const pathNow = (path: Path) => movedPath(path, trace.ids, ids);
  const indexNow = ({ path }: { path: Path }) => Number(pathNow(path)?.[1] ?? -1);
  const left = trace.sections
    .map((section, number) => ({ section, number, index: indexNow(section.field) }))
    .filter(({ index }) => index >= 0 && (showsGhosts || entries[index]?.['hidden'] !== true))
    .sort((a, b) => a.index - b.index);
  const isSame =
    left.length === trace.sections.length &&
    left.every(({ section, number, index }, rank) => number === rank && section.field.path[1] === index);
  if (isSame) return trace;
  const moved = <F extends { file: string; path: Path }>(field: F): F =>
    field.file === file ? { ...field, path: pathNow(field.path) ?? field.path } : field;
  const partNow = (part: string): string | undefined => {
    if (!part.startsWith(SECTION_PART)) return part;
    const rank = left.findIndex(({ number }) => number === sectionNumber(part));
    return rank < 0 ? undefined : `${SECTION_PART}${rank}`;
  };
  return {
    ...trace,
    sections: left.map(({ section }) => ({ ...section, field: moved(section.field) })),
    texts: trace.texts.flatMap((text) => {
      const part = partNow(text.part);
      const pieces = text.pieces.map((piece) => ({ ...piece, field: moved(piece.field) }));
      return part === undefined ? [] : [{ ...text, part, pieces }];
    }),
  };
}

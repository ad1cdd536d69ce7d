import type { Trace } from '../../../protocol/page-answers.ts';
import type { FieldPlace } from '../../state/view.tsx';
import { isAtOrBelow } from '../../../../data/path.ts';
import { SECTION_PART } from '../../state/section-part.ts';

/** Files that every section may take words from: they have their own way into the form. */
const EVERYWHERE: ReadonlySet<string> = new Set(['content/dictionary.yaml', 'content/facts.yaml']);

/** Returns the fields of other files that a section shows, such as the plans: a whole list, or the field at the file's root. */
export function sectionSources(
  { sections, texts }: Trace,
  section: FieldPlace & { type: unknown },
  ownFiles: ReadonlySet<string>,
): FieldPlace[] {
  const index = sections.findIndex(
    ({ field: { file, path } }) => file === section.file && isAtOrBelow(path, section.path),
  );
  // Right after a section was moved, the trace still has another one in its place.
  const isTraced = index >= 0 && (section.type === undefined || sections[index]?.type === section.type);
  const fields = texts
    .filter(({ part }) => isTraced && part === `${SECTION_PART}${index}`)
    .flatMap(({ pieces }) => pieces.map(({ field }) => field))
    .filter(({ file }) => !EVERYWHERE.has(file) && !ownFiles.has(file))
    .map(({ file, path }): FieldPlace => ({ file, path: path.slice(0, 1) }));
  return [...new Map(fields.map((field) => [`${field.file} ${field.path.join('.')}`, field])).values()];
}

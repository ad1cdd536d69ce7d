import { visitFields } from '../../content/cross-check/file-fields.ts';
import type { FileField } from '../../content/validate/walk-schema.ts';
import { pageNames } from './page-outlines.ts';
import type { BuilderSession } from './session.ts';

/** Returns the fields of all valid files that have a kind, each once: in the file in which it's written. */
export function writtenFields(session: BuilderSession): FileField[] {
  const { checked } = session.check.result();
  const shared = new Map(pageNames(session).map((page) => [page.file, page.shared]));
  const fields: FileField[] = [];
  visitFields(checked, session.check.model, (field) => {
    const [list, index, name] = field.path;
    const entry = list === 'sections' && shared.get(field.file)?.find((one) => one.index === index);
    if (!entry || entry.own.includes(String(name))) fields.push(field);
  });
  return fields;
}

/** The kinds of fields that visitors read, or their search engines. */
const TEXT_KINDS: ReadonlySet<string> = new Set(['text', 'rich-text', 'search-text', 'fact']);

/** Returns the texts of a field by language or region; none for a field of another kind. */
export const textsOf = ({ kind, value }: FileField): [key: string, text: string][] =>
  TEXT_KINDS.has(kind)
    ? Object.entries(Object(value) as object).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    : [];

import { capitalize } from '../../i18n/name-forms.ts';
import type { Json, FieldProblem } from '../protocol/answers.ts';
import { withTitlesOf } from '../protocol/file-titles.ts';
import { closestMatch } from '../../content/diagnostics/did-you-mean.ts';
import { placeToMend, type Diagnostic } from '../../content/diagnostics/diagnostic.ts';
import { fieldWords } from '../../authoring/describe/field-words.ts';
import { fileTitle } from '../../authoring/describe/file-title.ts';
import { readingKeysOf } from '../../regions/reading-language.ts';
import type { Data } from '../../authoring/edit/plain-data.ts';
import { dataOrUndefined } from '../../authoring/edit/yaml-source.ts';
import { editorSchemaOf } from '../../authoring/editor/editor-schemas.ts';
import { currentText } from './current-text.ts';
import { jsonAt, toJson } from './plain-value.ts';
import type { BuilderSession } from './session.ts';
import { type Path, parsePath } from '../../data/path.ts';

type Titled = Pick<BuilderSession, 'root' | 'schemas' | 'model'>;

/**
 * Converts diagnostics for the browser: they speak in the words of a form, with titles in place of the names of files.
 * What the check says of the file is among the details. Where a single value is proposed, it's named by itself. A problem of a
 * missing file is at the first place that shows it.
 * @param textOf returns the text of a file that the diagnostics are about; `undefined`: the one on disk
 */
export function toProblems(
  session: Titled,
  diagnostics: readonly Diagnostic[],
  textOf: (file: string) => string | null | undefined = () => undefined,
): FieldProblem[] {
  const known = new Map<string, OpenText>();
  const open = (file: string): OpenText => {
    const text = textOf(file);
    const opened = known.get(file) ?? openText(text === undefined ? currentText(session.root, file) : text);
    known.set(file, opened);
    return opened;
  };
  return diagnostics.map((one) => {
    const { severity } = one;
    const place = placeToMend(one);
    const { file, line, column, path } = place;
    const opened = open(file);
    return {
      severity,
      file,
      line,
      column,
      path,
      ...formWordsOf(session, one),
      ...placeOf(session, place, opened),
      details: detailsOf(one),
      ...(place === one && remedyOf(one, opened)),
    };
  });
}

/** The data of a file, and the same as JSON; `undefined` while the file is broken. */
interface OpenText {
  data: Data | undefined;
  json: Json | undefined;
}

function openText(text: string | null | undefined): OpenText {
  const data = dataOrUndefined(text);
  return { data, json: data === undefined ? undefined : toJson(data) };
}

/** Says where a problem is, by the titles of the file and its fields: "About me: Hero, title", in "Danish". */
function placeOf(
  { schemas, model }: Titled,
  { file, path: written }: Pick<Diagnostic, 'file' | 'path'>,
  { json }: OpenText,
): Pick<FieldProblem, 'where' | 'variant'> {
  const title = fileTitle(file, json, model);
  const path = parsePath(written);
  if (path.length === 0) return { where: title };
  const schema = editorSchemaOf(file, schemas)?.json;
  const { head, fields, variant } = fieldWords(schema, json, path, readingKeysOf(model.regions));
  // A field of the file itself has the file's kind for a head.
  const names = (head === schema?.title ? fields : [head, ...fields]).join(', ');
  const place = capitalize(names);
  return { where: `${title}: ${place}`, ...(variant !== undefined && { variant }) };
}

/** Says what is wrong with files, in the words of a form, each after the title of its file. */
export const refusalText = (session: Titled, diagnostics: readonly Diagnostic[]): string =>
  [
    ...new Set(
      diagnostics.map((one) => {
        const { message, hint } = formWordsOf(session, one);
        return `${titleOfFile(session, one.file)}: ${message} ${hint}`.trim();
      }),
    ),
  ].join('\n');

/** Returns the title of a file by which the builder lists it. */
export const titleOfFile = ({ root, model }: Pick<Titled, 'root' | 'model'>, file: string): string =>
  fileTitle(file, openText(currentText(root, file)).json, model);

const formWordsOf = (session: Titled, { form }: Diagnostic): Pick<FieldProblem, 'message' | 'hint' | 'visitors'> => {
  const titled = (text: string) => withTitlesOf(text, (file) => titleOfFile(session, file));
  return {
    message: titled(form.message.in()),
    hint: titled(form.hint.in()),
    ...(form.visitors && { visitors: form.visitors.in() }),
  };
};

/** Where it is in the file and what the check says of it, for a developer. */
const detailsOf = ({ file, line, column, path, message, hint }: Diagnostic): string =>
  `${file}:${line}:${column}${path === '' ? '' : ` ${path}`}\n${message} ${hint}`.trim();

/** Returns the value that the hint for the file proposes, if it's a single one and stands for the value as a whole. */
function remedyOf(
  { path: written, message, hint }: Diagnostic,
  { data }: OpenText,
): Pick<FieldProblem, 'suggestion' | 'adds'> {
  const path = parsePath(written);
  const value = data === undefined ? undefined : jsonAt(data, path);
  if (typeof value !== 'string') return {};
  const adds = /^Put (\{\w+\}) where it belongs/.exec(hint)?.[1];
  if (adds !== undefined) return { suggestion: `${value.trimEnd()} ${adds}`, adds };
  const near = proposedIn(hint);
  const suggestion = near === undefined ? undefined : withProposal(message, near, value, path);
  return suggestion === undefined ? {} : { suggestion };
}

/** Returns the word that a hint proposes: "Did you mean "hero"?", "Did you mean {experience}?". */
function proposedIn(hint: string): string | undefined {
  const [, quoted, fact] = /Did you mean (?:"([^"…]+)"|(\{\w+\}))\?/.exec(hint) ?? [];
  return quoted ?? fact;
}

/** Returns a value with the proposed word in place of the wrong one, which the message names. */
function withProposal(message: string, near: string, value: string, path: Path): string | undefined {
  const wrong = [...message.matchAll(/"([^"]+)"|(\/[a-z0-9\-/]+)(?=\.$)/g)].map(
    ([, quoted, address]) => quoted ?? address ?? '',
  );
  // The name of a field is wrong, rather than its value.
  if (wrong.includes(String(path.at(-1)))) return undefined;
  const part = wrong.find((word) => value.includes(word));
  if (part !== undefined) return value.replace(part, () => near);
  return closestMatch(value, [near]) === undefined ? undefined : near;
}

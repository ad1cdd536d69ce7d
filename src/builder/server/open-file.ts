import type { Json, FileAnswer } from '../protocol/answers.ts';
import { texts } from '../texts/texts.ts';
import { asWritten, type Diagnostic, ofWholeFile, placeToMend } from '../../content/diagnostics/diagnostic.ts';
import { parseYaml, textKeysOf } from '../../content/parse/parse-yaml.ts';
import type { CheckedFiles } from '../../content/validate/validate.ts';
import { problemOfPath, readContentText } from '../../authoring/content-edit/content-path.ts';
import { EditRefusal } from '../../authoring/edit/edit-operation.ts';
import { hashOf } from '../../authoring/content-edit/open-check.ts';
import { editorSchemaOf } from '../../authoring/editor/editor-schemas.ts';
import type { JsonSchema } from '../../authoring/editor/json-schema.ts';
import { isMap } from '../../data/plain.ts';
import { nameInWords } from '../../i18n/translations.ts';
import type { SiteRegions } from '../../regions/site-regions.ts';
import type { TextFile } from '../../authoring/translations/text-files.ts';
import { CallError } from './answer-call.ts';
import { textFileOf, translationSettings, translationStates } from './translation-states.ts';
import { toJson } from './plain-value.ts';
import { toProblems } from './problems.ts';
import type { BuilderSession } from './session.ts';
import { dataOfText } from '../../authoring/edit/yaml-source.ts';

/** Answers `file`: a file with its data and problems. */
export function openFile(session: BuilderSession, { file }: { file: string }): FileAnswer {
  const text = readText(session.root, file);
  const hash = session.recent.keep(text);
  const { broken, data } = readData(file, text, session.model.regions);
  const [locked = null] = toProblems(session, broken ? [broken] : [], () => text);
  const { diagnostics, checked } = session.check.result();
  const schema = editorSchemaOf(file, session.schemas)?.json ?? NO_SCHEMA;
  return {
    file,
    hash,
    text,
    data,
    schemaId: schemaIdOf(schema),
    ...namesOf(schema, data),
    problems: toProblems(
      session,
      diagnostics.filter((one) => placeToMend(one).file === file),
      () => text,
    ),
    locked,
    translations: locked ? [] : translationsOf(session, textFileOf(file, text, session.model.regions), hash, checked),
  };
}

/** Returns what the entries of a file are called to which its author gives names, such as facts. */
const namesOf = (schema: JsonSchema, data: Json): Pick<FileAnswer, 'names'> =>
  isMap(schema.additionalProperties) && isMap(data)
    ? { names: Object.fromEntries(Object.keys(data).map((name) => [name, nameInWords(name)])) }
    : {};

/** The schema of a file that has none. */
const NO_SCHEMA: JsonSchema = {};

const schemaIds = new WeakMap<JsonSchema, string>();

/** Returns what identifies a schema, in one language. */
function schemaIdOf(schema: JsonSchema): string {
  const id = schemaIds.get(schema) ?? hashOf(JSON.stringify(schema));
  schemaIds.set(schema, id);
  return id;
}

/** Answers `schema`: the schema that an id of `file` identifies. */
export function findSchema({ schemas }: BuilderSession, { id }: { id: string }): Record<string, Json> {
  const schema = [NO_SCHEMA, ...schemas.map(({ json }) => json)].find((one) => schemaIdOf(one) === id);
  if (!schema) throw new CallError(words.otherSchema);
  return schema as Record<string, Json>; // JSON Schema is JSON
}

function translationsOf(
  { older, model }: BuilderSession,
  source: TextFile,
  hash: string,
  checked: CheckedFiles,
): FileAnswer['translations'] {
  const known = translationSettings(checked).stale === 'off' ? [] : older.of(source, hash);
  return [...translationStates(source, checked, model.regions), ...known];
}

function readText(root: string, file: string): string {
  const problem = problemOfPath(root, file);
  if (problem !== undefined) throw new CallError(problem);
  const read = readContentText(root, file);
  if ('problem' in read) throw new CallError(`${file}: ${read.problem}`);
  if (read.text === null) throw new CallError(texts.server.files.missing(file));
  return read.text;
}

const words = texts.server.files;

const brokenFile = (file: string, message: string): Diagnostic =>
  ofWholeFile(file, message, words.correctByHand, 'error', asWritten(words.locked.message, words.locked.hint));

/** Returns the data of a text, or why it can't be edited: then it must be repaired by hand. */
function readData(file: string, text: string, regions: SiteRegions): { data: Json; broken?: Diagnostic } {
  const open = parseYaml({ file, text: text.replace(/^\uFEFF/, '') }, textKeysOf(regions));
  const first = open.findings.map(open.toDiagnostic).find(({ severity }) => severity === 'error');
  if (open.broken) return { data: null, broken: first ?? brokenFile(file, words.invalid) };
  try {
    return { data: toJson(dataOfText(text)) };
  } catch (error) {
    if (!(error instanceof EditRefusal)) throw error;
    const line = text.slice(0, error.offset ?? 0).split('\n').length;
    return { data: null, broken: { ...brokenFile(file, error.message), line } };
  }
}

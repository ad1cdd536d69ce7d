import { texts } from '../texts/texts.ts';
import type { BuilderHandlers } from '../protocol/calls.ts';
import type { CallOutcome } from '../protocol/answers.ts';
import { schemaLine } from '../../authoring/editor/generated-text.ts';
import { makeChanges } from '../../authoring/content-edit/edit-content.ts';
import { readContentText, problemOfPath } from '../../authoring/content-edit/content-path.ts';
import { diagnosticOf } from '../../authoring/content-edit/edit-request.ts';
import type { FileChange } from '../../authoring/content-edit/file-change.ts';
import { recoverChanges } from '../../authoring/content-edit/write-changes.ts';
import { EditRefusal, type EditOperation } from '../../authoring/edit/edit-operation.ts';
import { entryText, insertEntryText, type EntryText } from '../../authoring/edit/edit-text.ts';
import { plainOf, type Data } from '../../authoring/edit/plain-data.ts';
import { planEdit } from '../../authoring/edit/edit-yaml.ts';
import { openYaml } from '../../authoring/edit/yaml-source.ts';
import { toOutcome, refused } from './edit-files.ts';
import { isAnother } from './current-text.ts';
import { ofWholeFileAsWritten } from '../../content/diagnostics/diagnostic.ts';
import type { BuilderSession } from './session.ts';

const SECTIONS = ['sections'];

/** Fields that stay in the page when its section becomes a shared one: they are about this page. */
const OWN_FIELDS = ['id', 'hidden', 'regions', 'visibleFrom', 'visibleUntil'];

type ShareInput = Parameters<BuilderHandlers['share']>[0];

/** Answers `share`: makes a section of a page a shared one, or gives the page a copy of its own. */
export function shareSection(session: BuilderSession, { file, index, name, hash, label }: ShareInput): CallOutcome {
  const { root, check } = session;
  recoverChanges(root);
  try {
    const page = textOf(root, file);
    if (isAnother(session, file, [...SECTIONS, index], hash))
      return refused(session, [ofWholeFileAsWritten(file, texts.server.changedSince, texts.server.reload, 'error')]);
    const changes = name === undefined ? makeOwn(root, file, page, index) : makeShared(root, file, page, index, name);
    return toOutcome(session, makeChanges(root, changes, check.model, { label, check }));
  } catch (error) {
    if (!(error instanceof EditRefusal)) throw error;
    return refused(session, [diagnosticOf(file, error)]);
  }
}

/** Moves a section of a page, with its comments, to a file of its own. */
function makeShared(root: string, file: string, page: string, index: number, name: string): FileChange[] {
  const shared = fileOf(name);
  if (readText(root, shared) !== null) throw new EditRefusal(texts.server.sharedSections.exists(name), []);
  const entry = entryText(page, SECTIONS, index);
  const fields = fieldsOf(entry.value);
  if (entry.body.length === 0 || fields['type'] === undefined)
    throw new EditRefusal(texts.server.sharedSections.notShareable, [...SECTIONS, index]);
  const own = OWN_FIELDS.filter((key) => key in fields);
  // An item of a list begins with a hyphen and a space; its other lines are indented as far.
  const lines = [...entry.lead, ...entry.body.map((line) => line.replace(/^- | {2}/, ''))];
  const written = `${[schemaLine(shared, 'schemas/shared-section.schema.json'), ...lines].join('\n').trimEnd()}\n`;
  const after = own.reduce((text, key) => edited(text, { op: 'remove', path: [key] }), written);
  const value = { shared: name, ...Object.fromEntries(own.map((key) => [key, fields[key]])) };
  return [
    { file, before: page, after: replaced(page, index, value) },
    { file: shared, before: null, after },
  ];
}

/** Gives a page a copy of a shared section. */
function makeOwn(root: string, file: string, page: string, index: number): FileChange[] {
  const after = withOwnCopy(root, page, index);
  if (after === page) throw new EditRefusal(texts.server.sharedSections.isOwn, [...SECTIONS, index]);
  return [{ file, before: page, after }];
}

/**
 * Copies a shared section, with its comments, into a page in place of the entry that names it. A section of the page itself
 * stays as it is.
 */
export function withOwnCopy(root: string, page: string, index: number): string {
  const { shared: name, ...own } = fieldsOf(entryText(page, SECTIONS, index).value);
  if (typeof name !== 'string') return page;
  const inserted = insertEntryText(page, SECTIONS, index, entryOfFile(textOf(root, fileOf(name))));
  const removed = edited(inserted, { op: 'remove', path: [...SECTIONS, index + 1] });
  const path = [...SECTIONS, index];
  const fields = fieldsOf(openYaml(textOf(root, fileOf(name))).data);
  return Object.entries(own).reduce((text, [key, value]) => {
    const cleared = key in fields ? edited(text, { op: 'remove', path: [...path, key] }) : text;
    return edited(cleared, { op: 'put', path, key, value, order: ['type', ...OWN_FIELDS] });
  }, removed);
}

/** Reads the section of a file as an item of a list. The comments above it stay in the file. */
function entryOfFile(text: string): EntryText {
  const lines = text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split(/\r?\n/);
  const first = lines.findIndex((line) => line !== '' && !line.startsWith('#'));
  const body = lines.slice(first).map((line, number) => (line === '' ? '' : `${number === 0 ? '- ' : '  '}${line}`));
  return { lead: [], body, value: openYaml(text).data };
}

const replaced = (page: string, index: number, value: unknown): string =>
  edited(edited(page, { op: 'insert', path: SECTIONS, index, value }), {
    op: 'remove',
    path: [...SECTIONS, index + 1],
  });

function edited(text: string, operation: EditOperation): string {
  const result = planEdit(text, operation);
  if (!result.ok) throw new EditRefusal(result.refusal.message, result.refusal.path);
  return result.source;
}

const fieldsOf = (value: Data): Record<string, unknown> => Object(plainOf(value)) as Record<string, unknown>;

const fileOf = (name: string): string => `content/shared/${name}.yaml`;

function readText(root: string, file: string): string | null {
  const problem = problemOfPath(root, file);
  if (problem !== undefined) throw new EditRefusal(problem, []);
  const read = readContentText(root, file);
  if ('problem' in read) throw new EditRefusal(read.problem, []);
  return read.text;
}

function textOf(root: string, file: string): string {
  const text = readText(root, file);
  if (text === null) throw new EditRefusal(texts.server.files.noSuchFile, []);
  return text;
}

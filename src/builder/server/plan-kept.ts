import type { FileChange } from '../../authoring/content-edit/file-change.ts';
import { planChanges } from '../../authoring/content-edit/plan-changes.ts';
import { withSchemaOrderIn } from '../../authoring/content-edit/field-order.ts';
import { applyOperation, type Data } from '../../authoring/edit/plain-data.ts';
import { isOfRun, planRun, type RunOperation } from '../../authoring/edit/plan-run.ts';
import { changedPlace, EditRefusal } from '../../authoring/edit/edit-operation.ts';
import { dataOrUndefined } from '../../authoring/edit/yaml-source.ts';
import { isAtOrBelow } from '../../data/path.ts';
import type { BuilderHandlers } from '../protocol/calls.ts';
import { currentText } from './current-text.ts';
import { samplesGoingLive } from './draft-samples.ts';
import { findConflict, type KnownTexts } from './find-conflict.ts';
import type { BuilderSession } from './session.ts';
import { hasTranslationMarks, withoutTranslatedMarks } from './translated-marks.ts';

/** An edit that was kept in a browser. */
export type KeptEditInput = Parameters<BuilderHandlers['editAll']>[0]['edits'][number];

/** Texts that aren't written yet, and those on disk for the other files. Each text is parsed once. */
class PlannedTexts implements KnownTexts {
  readonly #root: string;
  readonly #texts = new Map<string, string>();
  readonly #data = new Map<string, { text: string; data: Data | undefined }>();

  constructor(root: string) {
    this.#root = root;
  }

  readonly textOf = (file: string): string => {
    const text = this.#texts.get(file) ?? currentText(this.#root, file);
    this.#texts.set(file, text);
    return text;
  };

  readonly dataOf = (file: string): Data | undefined => {
    const text = this.textOf(file);
    const known = this.#data.get(file);
    if (known?.text === text) return known.data;
    const data = dataOrUndefined(text);
    this.#data.set(file, { text, data });
    return data;
  };

  all(): ReadonlyMap<string, string> {
    return new Map([...this.#texts].filter(([, text]) => text !== ''));
  }

  take(changes: readonly FileChange[]): void {
    for (const { file, after } of changes) if (after !== null) this.#texts.set(file, after);
  }
}

/**
 * Returns what each of the first edits changes that fit, without writing: each in the texts that those before it leave. An edit
 * of several files ends them.
 */
export function planKept(session: BuilderSession, group: readonly KeptEditInput[]): FileChange[][] {
  const files = group.map(fileOf);
  const several = files.indexOf(undefined);
  const known = several < 0 ? files : files.slice(0, several);
  const planned = new Map<number, FileChange[]>();
  let end = known.length;
  // Edits of other files change nothing for this one, and each text is parsed once if it is planned as a whole.
  for (const file of new Set(known)) {
    const places = known.flatMap((one, index) => (one === file && index < end ? [index] : []));
    const made = planFile(
      session,
      places.map((place) => group[place] as KeptEditInput), // places are its indexes
    );
    for (const [index, changes] of made.entries()) planned.set(places[index] ?? 0, changes);
    end = Math.min(end, places[made.length] ?? end);
  }
  return Array.from({ length: end }, (_, index) => planned.get(index) ?? []);
}

/** Returns the file that an edit is about; `undefined` if there are several. */
function fileOf({ request, guards, hashes }: KeptEditInput): string | undefined {
  const named = request.edits.map((edit) => ('file' in edit && 'operations' in edit ? edit.file : undefined));
  const files = new Set([...named, ...guards.map(({ file }) => file), ...Object.keys(hashes)]);
  return files.size === 1 ? named[0] : undefined;
}

/** Returns what the first edits of a file change that fit. */
function planFile(session: BuilderSession, edits: readonly KeptEditInput[]): FileChange[][] {
  const texts = new PlannedTexts(session.root);
  const planned: FileChange[][] = [];
  while (planned.length < edits.length) {
    const rest = edits.slice(planned.length);
    const run = planTogether(session, rest, texts);
    const [first] = rest;
    const one = run.length === 0 && first ? planOne(session, first, texts) : undefined;
    const made = one ? [one] : run;
    if (made.length === 0) break;
    for (const changes of made) texts.take(changes);
    planned.push(...made);
  }
  return planned;
}

/** Returns what an edit changes; `undefined` if it has to be made for itself. */
function planOne(session: BuilderSession, input: KeptEditInput, texts: PlannedTexts): FileChange[] | undefined {
  const { root, check } = session;
  if (input.request.edits.some((edit) => 'compound' in edit) || findConflict(session, input, texts)) return undefined;
  const { changes, diagnostics } = planChanges(root, input.request, check.model, texts.all());
  if (diagnostics.length > 0) return undefined;
  const planned = changes.map((change) => withoutTranslatedMarks(change, check.model.regions));
  return samplesGoingLive(planned).length > 0 ? undefined : planned;
}

/** Returns what the first edits of a file change that each change a single value, or move an item: with one parse of the text. */
function planTogether(session: BuilderSession, group: readonly KeptEditInput[], texts: PlannedTexts): FileChange[][] {
  const file = singleOperation(group[0])?.file ?? '';
  let before = texts.textOf(file);
  let data = texts.dataOf(file);
  if (data === undefined || hasTranslationMarks(before)) return [];
  const operations: RunOperation[] = [];
  for (const input of group) {
    const one = singleOperation(input);
    // Whether a page may go live depends on all of its text.
    if (!one || isAtOrBelow(changedPlace(one.operation), ['draft'])) break;
    // Without a guard, what the author saw is known by the version of the text.
    if (input.guards.length === 0 && Object.keys(input.hashes).length > 0) break;
    const known = data;
    if (findConflict(session, input, { textOf: texts.textOf, dataOf: () => known })) break;
    const operation = withSchemaOrderIn(known, file, one.operation, session.check.model);
    const after = dataAfter(known, operation);
    if (after === undefined) break;
    data = after;
    operations.push(operation);
  }
  return planRun(before, operations).map((after): FileChange[] => {
    const change = { file, before, after };
    before = after;
    return [change];
  });
}

/** Returns the operation of an edit that does nothing but change a single value, or move an item, and its file. */
function singleOperation(input: KeptEditInput | undefined): { file: string; operation: RunOperation } | undefined {
  const [edit, ...others] = input?.request.edits ?? [];
  if (!edit || others.length > 0 || !('operations' in edit)) return undefined;
  const [operation, ...further] = edit.operations;
  return operation && further.length === 0 && isOfRun(operation) ? { file: edit.file, operation } : undefined;
}

/** Returns the data after an operation; `undefined` if it's refused. */
function dataAfter(data: Data, operation: RunOperation): Data | undefined {
  try {
    return applyOperation(data, operation);
  } catch (error) {
    if (error instanceof EditRefusal) return undefined;
    throw error;
  }
}

import type { FileChange } from '../../authoring/content-edit/file-change.ts';
import { planChanges } from '../../authoring/content-edit/plan-changes.ts';
import { singleSet } from '../../authoring/content-edit/edit-request.ts';
import type { Data } from '../../authoring/edit/plain-data.ts';
import { planSets } from '../../authoring/edit/plan-edits.ts';
import { dataOrUndefined } from '../../authoring/edit/yaml-source.ts';
import { formatPath } from '../../data/path.ts';
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
    const run = planRun(session, rest, texts);
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

/** Returns what the first edits change, as long as each sets another value: with one parse of each file. */
function planRun(session: BuilderSession, group: readonly KeptEditInput[], texts: PlannedTexts): FileChange[][] {
  const sets: NonNullable<ReturnType<typeof singleSet>>[] = [];
  const places = new Set<string>();
  for (const input of group) {
    const set = singleSet(input.request);
    if (!set || hasTranslationMarks(texts.textOf(set.file))) break;
    const place = `${set.file}#${formatPath(set.operation.path)}`;
    if (places.has(place) || findConflict(session, input, texts)) break;
    places.add(place);
    sets.push(set);
  }
  if (sets.length < 2) return [];
  const steps = new Map<string, string[]>();
  for (const file of new Set(sets.map((set) => set.file))) {
    const operations = sets.filter((set) => set.file === file).map(({ operation }) => operation);
    const made = planned(texts.textOf(file), operations);
    if (!made) return [];
    steps.set(file, made);
  }
  const before = new Map<string, string>();
  return sets.map(({ file }): FileChange[] => {
    const after = steps.get(file)?.shift() ?? '';
    const change = { file, before: before.get(file) ?? texts.textOf(file), after };
    before.set(file, after);
    return [change];
  });
}

function planned(text: string, operations: Parameters<typeof planSets>[1]): string[] | undefined {
  try {
    return planSets(text, operations);
  } catch {
    return undefined; // each for itself is refused with its reason
  }
}

import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  CALL_INPUTS,
  type BuilderHandlers,
  type CallAnswers,
  type CallInput,
  type CallName,
} from '../../protocol/calls.ts';
import type { CallOutcome } from '../../protocol/answers.ts';
import type { EditOperation } from '../../../authoring/edit/edit-operation.ts';
import type { NotePlace } from '../notes/keep-notes.ts';
import type { ReviewPlace } from '../reviews/keep-reviews.ts';
import { createBuilderHandlers } from '../builder-handlers.ts';
import type { Path } from '../../../data/path.ts';

const PROJECT = join(import.meta.dirname, '../../../..');

/** Calls of the builder as its browser part makes them: inputs pass through JSON and the protocol, answers through JSON. */
export type Calls = { [K in CallName]: (input: CallInput<K>) => Promise<CallAnswers[K]> };

/** A copy of the project's content, and a builder that edits it. */
export interface BuilderProject {
  root: string;
  calls: Calls;
  /** The names of changed files, one list for each announcement. */
  announced: string[][];
  read: (file: string) => string;
  /** Changes a file like a person in a text editor. */
  change: (file: string, from: string, to: string) => void;
  /** Starts another builder in the same folder, like a second server or one that was started again. */
  again: () => Calls;
  /** Restores the content, and forgets all edits. */
  restore: () => Promise<void>;
  remove: () => void;
}

/**
 * Copies the content, and opens a builder on the copy.
 * @param notes where notes are stored; left out: there are none
 * @param reviews where requests for a publication are stored; left out: there are none
 */
export function builderProject(notes?: NotePlace, reviews?: ReviewPlace): BuilderProject {
  const root = mkdtempSync(join(tmpdir(), 'builder-'));
  cpSync(join(PROJECT, 'content'), join(root, 'content'), { recursive: true });
  for (const name of ['public', 'src', 'docs', 'node_modules', 'package.json'])
    symlinkSync(join(PROJECT, name), join(root, name));
  const announced: string[][] = [];
  const open = () =>
    callsOf(
      createBuilderHandlers({
        root,
        announce: (files) => announced.push(files.map(({ file }) => file)),
        ...(notes && { notes }),
        ...(reviews && { reviews }),
      }),
    );
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const calls = open();
  return {
    root,
    announced,
    calls,
    read,
    change(file, from, to) {
      const before = read(file);
      if (!before.includes(from)) throw new Error(`${file} has no "${from}".`);
      writeFileSync(
        join(root, file),
        before.replace(from, () => to),
      );
    },
    again: open,
    async restore() {
      for (const name of ['content', '.local']) rmSync(join(root, name), { recursive: true, force: true });
      cpSync(join(PROJECT, 'content'), join(root, 'content'), { recursive: true });
      await calls.history({});
      announced.length = 0;
    },
    remove: () => rmSync(root, { recursive: true }),
  };
}

function callsOf(handlers: Partial<BuilderHandlers>): Calls {
  const call = (name: CallName) => async (input: unknown) => {
    const handler = handlers[name] as (sent: unknown) => unknown;
    const answer = await handler(CALL_INPUTS[name].parse(JSON.parse(JSON.stringify(input))));
    return JSON.parse(JSON.stringify(answer)) as unknown;
  };
  const names = Object.keys(handlers) as CallName[];
  return Object.fromEntries(names.map((name) => [name, call(name)])) as unknown as Calls;
}

/** Sends an edit of a file as the form does: for the text that it shows now. */
export async function edit(
  { file: open, edit: send }: Calls,
  file: string,
  operations: EditOperation[],
  more: { mergeKey?: string; label?: string } = {},
): Promise<CallOutcome> {
  const { hash } = await open({ file });
  return send(editOf(file, operations, { hashes: { [file]: hash }, ...more }));
}

/** Returns the schema of a file. */
export const schemaOfFile = async (calls: Pick<Calls, 'file' | 'schema'>, file: string) =>
  calls.schema({ id: (await calls.file({ file })).schemaId });

/** An edit of a file as the browser sends it. */
export const editOf = (
  file: string,
  operations: EditOperation[],
  more: {
    hashes?: Record<string, string>;
    guards?: { file: string; path: (string | number)[]; value: never }[];
    mergeKey?: string;
  } = {},
) => ({
  request: { edits: [{ file, operations: operations as never }] },
  label: 'Edit',
  hashes: {},
  guards: [],
  ...more,
});

/** Sets a value. */
export const set = (path: Path, value: string | number): EditOperation => ({ op: 'set', path, value });

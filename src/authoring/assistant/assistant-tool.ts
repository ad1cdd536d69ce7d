import type { z } from 'zod';
import type { ContentModel } from '../../model/content-model.ts';
import type { Diagnostic } from '../../content/diagnostics/diagnostic.ts';
import type { OpenCheck } from '../content-edit/open-check.ts';
import { formatDiagnostics } from '../../content/diagnostics/format-diagnostics.ts';
import type { FileChange } from '../content-edit/file-change.ts';
import { unifiedDiff } from '../content-edit/unified-diff.ts';
import type { EditRequest } from '../content-edit/edit-request.ts';
import { readContentText } from '../content-edit/content-path.ts';

/** The context of every tool. */
export interface AssistantContext {
  /** The project folder. */
  root: string;
  model: () => Promise<ContentModel>;
  /** Returns the content check, which stays open between calls. */
  check: () => Promise<OpenCheck>;
  /** Returns the text of a page as visitors of a region read it. */
  renderPage: (path: string) => Promise<string>;
  /** What this assistant was shown of the content. */
  seen: SeenTexts;
  /** Whether nobody waits for the answer any more. */
  isCancelled: () => boolean;
}

/** The result of a tool. */
export interface ToolAnswer {
  text: string;
  /** Whether the request failed. */
  isError?: boolean;
}

/** What a cancelled call answers; usually nobody listens any more. */
export const CANCELLED: ToolAnswer = { text: 'The call was cancelled. Nothing was written.', isError: true };

/** A tool for assistants. */
export interface AssistantTool {
  name: string;
  description: string;
  /** Whether it may change files. */
  writes?: boolean;
  input: z.ZodType;
  run: (context: AssistantContext, input: unknown) => Promise<ToolAnswer>;
}

/** Defines a tool. Validates the input against its schema before running it. */
export function defineTool<S extends z.ZodType>(tool: {
  name: string;
  description: string;
  writes?: boolean;
  input: S;
  run: (context: AssistantContext, input: z.output<S>) => Promise<ToolAnswer> | ToolAnswer;
}): AssistantTool {
  return {
    ...tool,
    run: async (context, input) => {
      const parsed = tool.input.safeParse(input);
      if (parsed.success) return tool.run(context, parsed.data);
      const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'input'}: ${message}`);
      return { text: problems.join('\n'), isError: true };
    },
  };
}

/** Formats diagnostics as in the terminal. */
export const shownDiagnostics = (
  diagnostics: readonly Diagnostic[],
  textOf?: (file: string) => string | undefined,
): string => formatDiagnostics(diagnostics, 'pretty', textOf ? { textOf } : {});

/** The content files as an assistant knows them: it counts the items of lists by them. */
interface SeenTexts {
  /** Keeps the text of a file of which something was shown: a value, a search result, a diff. */
  keep: (file: string, text: string | null) => void;
  /** Does the same with the text that the file has now. */
  look: (file: string) => void;
  /** Returns what others changed in the files of a request since they were shown, and shows them with it. */
  changedSince: (request: EditRequest) => FileChange[];
}

/** Creates an empty memory. */
export function createSeenTexts(root: string): SeenTexts {
  const texts = new Map<string, string | null>();
  return {
    keep: (file, text) => void texts.set(file, text),
    look(file) {
      const read = readContentText(root, file);
      if ('text' in read) texts.set(file, read.text);
    },
    changedSince: (request) =>
      [...new Set(request.edits.flatMap(filesOf))].flatMap((file): FileChange[] => {
        const before = texts.get(file);
        if (before === undefined) return [];
        const read = readContentText(root, file);
        if (!('text' in read) || read.text === before) return [];
        texts.set(file, read.text);
        return [{ file, before, after: read.text }];
      }),
  };
}

/** Returns the files in which an edit counts: a rename finds its places by their names. */
function filesOf(edit: EditRequest['edits'][number]): string[] {
  if ('file' in edit) return [edit.file];
  return [edit.from, edit.to].flatMap((place) => (typeof place === 'object' ? [place.file] : []));
}

/** Says what others changed. */
export const wordsOfChanges = (changes: readonly FileChange[]): string =>
  `Since it was shown to you, somebody else changed ${changes.map(({ file }) => file).join(', ')}, so the places that you name may be others now:\n${unifiedDiff(changes)}Look at it, and send the edit again as it fits.`;

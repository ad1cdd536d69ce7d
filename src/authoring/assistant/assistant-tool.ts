import type { z } from 'zod';
import type { ContentModel } from '../../model/content-model.ts';
import type { Diagnostic } from '../../content/diagnostics/diagnostic.ts';
import type { OpenCheck } from '../content-edit/open-check.ts';
import type { SeenTexts } from './seen-texts.ts';
import { formatDiagnostics } from '../../content/diagnostics/format-diagnostics.ts';

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

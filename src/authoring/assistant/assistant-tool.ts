import type { z } from 'zod';
import type { SectionDefinitions } from '../../content/validate/section-definitions.ts';
import type { Diagnostic } from '../../content/diagnostics/diagnostic.ts';
import { formatDiagnostics } from '../../content/diagnostics/format-diagnostics.ts';

/** The context of every tool. */
export interface AssistantContext {
  /** The project folder. */
  root: string;
  sections: () => Promise<SectionDefinitions>;
  /** Returns the text of a page as visitors of a region read it. */
  renderPage: (path: string) => Promise<string>;
}

/** The result of a tool. */
export interface ToolAnswer {
  text: string;
  /** Whether the request failed. */
  isError?: boolean;
}

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

import { openCheck, type OpenCheck } from '../content-edit/open-check.ts';
import { createTaskQueue } from '../../data/task-queue.ts';
import {
  CANCELLED,
  type AssistantContext,
  type AssistantTool,
  type ToolAnswer,
  createSeenTexts,
} from './assistant-tool.ts';
import { EDITING_TOOLS } from './editing-tools.ts';
import { READING_TOOLS } from './reading-tools.ts';

/** Everything that an assistant can do. */
export const TOOLS: readonly AssistantTool[] = [...READING_TOOLS, ...EDITING_TOOLS];

/** Runs a tool by its name. Once `signal` is aborted, a tool that hasn't begun isn't run. */
export type RunTool = (name: string, input: unknown, signal?: AbortSignal) => Promise<ToolAnswer>;

/**
 * Creates what runs the tools for one assistant: one after the other, in the order of the calls. Assistants send several
 * calls at once, and mean each after the one before it.
 */
export function createToolRunner(project: Pick<AssistantContext, 'root' | 'model' | 'renderPage'>): RunTool {
  const inTurn = createTaskQueue();
  let opened: OpenCheck | undefined;
  const check = async () => {
    if (opened?.hasOtherRegions()) opened = undefined;
    return (opened ??= openCheck(project.root, await project.model()));
  };
  const context = { ...project, check, seen: createSeenTexts(project.root) };
  return (name, input, signal) => {
    const tool = TOOLS.find((one) => one.name === name);
    if (!tool) return Promise.resolve({ text: `There is no tool "${name}".`, isError: true });
    const isCancelled = () => signal?.aborted ?? false;
    return inTurn(() => {
      if (isCancelled()) return CANCELLED;
      return tool.run({ ...context, isCancelled }, input).catch(asAnswer);
    });
  };
}

/** Returns a sentence to the assistant for any failure. */
const asAnswer = (error: unknown): ToolAnswer => ({
  text: `The tool could not be run: ${error instanceof Error ? error.message : String(error)}`,
  isError: true,
});

import type { BuilderHandlers } from '../../editing-protocol/builder/methods.ts';
import { traceHandler, type ShownPages } from './trace/trace-handler.ts';

/** What the builder's calls need of the project. */
export interface BuilderContext {
  /** The project folder. */
  root: string;
  /** The pages as the development server shows them. */
  pages: ShownPages;
}

/** Creates what the server runs for each of the builder's calls. */
export function createBuilderHandlers(context: BuilderContext): Partial<BuilderHandlers> {
  return { trace: traceHandler(context) };
}

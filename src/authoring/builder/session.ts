import type { BuilderHandlers } from '../../editing-protocol/builder/methods.ts';

/** What the builder's calls need of the project. */
export interface BuilderContext {
  /** The project folder. */
  root: string;
}

/** Creates what the server runs for each of the builder's calls. */
export function createBuilderHandlers(_context: BuilderContext): Partial<BuilderHandlers> {
  return {};
}

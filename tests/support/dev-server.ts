import { expect as baseExpect } from '@playwright/test';
import { serveProject, type ProjectServer } from './project-server.ts';

/** An assertion about a page in development: of hundreds of unbundled modules, it takes seconds, and more on a busy machine. */
export const expect = baseExpect.configure({ timeout: 30_000 });

/** Starts the development server on a copy of the project. */
export const openDevServer = (env: Readonly<Record<string, string>> = {}): Promise<ProjectServer> =>
  serveProject({ script: 'dev', env: () => env });

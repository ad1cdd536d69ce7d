import { test as base } from '@playwright/test';
import { bundleBuilder } from '../../src/build/builder/bundle-builder.ts';
import { serveProject, type ProjectServer } from './project-server.ts';

/**
 * A test of the builder as `npm run builder` serves it. All files that run in one worker share a server. After each file,
 * the copy is as it was at the beginning.
 */
export const test = base.extend<object, { builderServer: ProjectServer }>({
  builderServer: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures it needs from the pattern
    async ({}, use) => {
      const server = await openBuilderServer();
      await use(server);
      await server.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** Starts the builder on a copy of the project. The copy has the project's bundle. */
async function openBuilderServer(): Promise<ProjectServer> {
  await bundleBuilder(process.cwd(), () => undefined);
  return serveProject({ script: 'builder', args: ['--no-open'] });
}

import { resolve } from 'node:path';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { register } from 'tsx/esm/api';

/** What Stryker loads: the runner of tests, which is TypeScript as all else is. */
class InProcessPlugin {
  /** @type {import('@stryker-mutator/api/test-runner').TestRunner | undefined} */
  runner;

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    // By now the working directory is that of the sandbox, to which the compiler's settings apply.
    register({ tsconfig: resolve('tsconfig.json') });
    const { openInProcessRunner } = await import('./in-process-runner.ts');
    this.runner = openInProcessRunner(process.cwd());
  }

  /** @type {import('@stryker-mutator/api/test-runner').TestRunner['dryRun']} */
  dryRun(options) {
    return this.runner.dryRun(options);
  }

  /** @type {import('@stryker-mutator/api/test-runner').TestRunner['mutantRun']} */
  mutantRun(options) {
    return this.runner.mutantRun(options);
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'in-process', InProcessPlugin)];

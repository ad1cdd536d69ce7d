import { createRequire, register } from 'node:module';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { InstrumenterContext, MutantCoverage } from '@stryker-mutator/api/core';
import {
  determineHitLimitReached,
  DryRunStatus,
  toMutantRunResult,
  type DryRunResult,
  type MutantRunOptions,
  type MutantRunResult,
  type TestRunner,
} from '@stryker-mutator/api/test-runner';
import { runTestFiles, type FileRun } from './run-test-files.ts';
import { isMutated, isMutationTest, sortTests } from './mutation-files.ts';

// It has no types of its own.
const { JSDOM } = createRequire(import.meta.url)('jsdom') as { JSDOM: new () => { window: typeof globalThis } };

/** Where Stryker's instrumented code looks up the mutant that is switched on. */
const NAMESPACE = '__stryker__';
const space = ((globalThis as Record<string, unknown>)[NAMESPACE] ??= {}) as InstrumenterContext;

/** File in the sandbox for what the first run finds and all processes want. */
const REACH = 'mutation-reach.json';

/**
 * Runs the unit tests within this process, so that a mutant costs the time of its tests and not that of a new start:
 * Vitest's own runner, without Vite. Each mutant has modules of its own, so that nothing another has left is taken for
 * its doing; packages are loaded once.
 */
class InProcessRunner {
  private root: string;
  private sources = 0;
  private runs = 0;
  private files: readonly string[];
  private tests: readonly string[];
  private reach: Record<string, string[]> | undefined;

  constructor(root: string) {
    this.root = root;
    // As small a part of a browser as the tests ask for.
    globalThis.DOMParser = new JSDOM().window.DOMParser;
    register('./fresh-modules.ts', import.meta.url);
    this.files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).map((file) => `src/${file}`);
    this.tests = sortTests(this.files.filter(isMutationTest));
  }

  async dryRun(): Promise<DryRunResult> {
    this.sources += 1;
    delete space.activeMutant;
    delete space.hitLimit;
    delete space.currentTestId;
    space.mutantCoverage = { static: {}, perTest: {} };
    for (const file of this.files.filter(isMutated)) await import(this.urlOf(file));
    const coverage: MutantCoverage = space.mutantCoverage;
    const results = await this.run(this.tests);
    const failed = results.find(({ error }) => error);
    if (failed) return { status: DryRunStatus.Error, errorMessage: `${failed.file}: ${failed.error}` };
    for (const { file, tests } of results) {
      const whileLoading = coverage.perTest[file] ?? {};
      delete coverage.perTest[file];
      for (const { id } of tests) coverage.perTest[id] = { ...whileLoading, ...coverage.perTest[id] };
    }
    await this.rememberReach();
    delete space.currentTestId;
    return { status: DryRunStatus.Complete, tests: results.flatMap(({ tests }) => tests), mutantCoverage: coverage };
  }

  /** Looks which test files reach a mutant while they load: the others can not tell of one that acts only then. */
  private async rememberReach(): Promise<void> {
    const reach: Record<string, string[]> = {};
    for (const file of this.tests) {
      this.sources += 1;
      const coverage: MutantCoverage = (space.mutantCoverage = { static: {}, perTest: {} });
      await this.run([file], new Set());
      for (const mutant of Object.keys(coverage.perTest[file] ?? {})) (reach[mutant] ??= []).push(file);
    }
    writeFileSync(join(this.root, REACH), JSON.stringify(reach));
  }

  private filesFor({ activeMutant, mutantActivation, testFilter }: MutantRunOptions): readonly string[] {
    if (testFilter) return this.tests.filter((file) => testFilter.some((id) => id.startsWith(`${file}#`)));
    if (mutantActivation !== 'static') return this.tests;
    this.reach ??= JSON.parse(readFileSync(join(this.root, REACH), 'utf8')) as Record<string, string[]>; // as written above
    const reached = this.reach[activeMutant.id] ?? this.tests;
    return this.tests.filter((file) => reached.includes(file));
  }

  async mutantRun(options: MutantRunOptions): Promise<MutantRunResult> {
    const { activeMutant, testFilter, hitLimit } = options;
    // Stryker allows a hundred times as many hits as all tests together make; a loop without end is known sooner.
    const limit = hitLimit && Math.max(1000, hitLimit / 20);
    this.sources += 1;
    space.mutantCoverage = { static: {}, perTest: {} };
    space.hitCount = 0;
    if (limit === undefined) delete space.hitLimit;
    else space.hitLimit = limit;
    space.activeMutant = activeMutant.id;
    const results = await this.run(this.filesFor(options), testFilter && new Set(testFilter), true);
    const timeout = determineHitLimitReached(space.hitCount, limit);
    const tests = results.flatMap(({ tests }) => tests);
    return toMutantRunResult(timeout ?? { status: DryRunStatus.Complete, tests });
  }

  private async run(files: readonly string[], wanted?: ReadonlySet<string>, bail = false): Promise<FileRun[]> {
    this.runs += 1;
    return runTestFiles({
      files,
      wanted,
      bail,
      root: this.root,
      importFile: (file) => import(this.urlOf(relative(this.root, file))),
      onLoad: (file) => (space.currentTestId = file),
      onTest: (id) => (space.currentTestId = id),
    });
  }

  private urlOf(file: string): string {
    return `${pathToFileURL(resolve(this.root, file)).href}?v=${this.sources}-${isMutationTest(file) ? this.runs : 0}`;
  }
}

/** Opens a runner for the project in a folder. */
export const openInProcessRunner = (root: string): Pick<TestRunner, 'dryRun' | 'mutantRun'> =>
  new InProcessRunner(root);

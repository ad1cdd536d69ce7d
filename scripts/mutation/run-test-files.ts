import { relative } from 'node:path';
import { startTests, type File, type Task, type Test, type VitestRunner } from '@vitest/runner';
import { TestStatus, type TestResult } from '@stryker-mutator/api/test-runner';

export interface FileRun {
  /** Relative to the root. */
  file: string;
  tests: TestResult[];
  /** Why the file or its tests could not be run. */
  error?: string;
}

interface TestRunOptions {
  root: string;
  files: readonly string[];
  /** The tests to run; all, if not given. */
  wanted?: ReadonlySet<string> | undefined;
  /** Whether to stop at the first failure. */
  bail: boolean;
  importFile: (file: string) => Promise<unknown>;
  onLoad: (file: string) => void;
  onTest: (id: string) => void;
}

const config: VitestRunner['config'] = {
  root: '',
  setupFiles: [],
  name: undefined,
  passWithNoTests: true,
  testNamePattern: undefined,
  allowOnly: false,
  sequence: { seed: 1, hooks: 'stack', setupFiles: 'list' },
  chaiConfig: undefined,
  maxConcurrency: 1,
  testTimeout: 60_000,
  hookTimeout: 60_000,
  retry: 0,
  includeTaskLocation: false,
  tags: [],
  tagsFilter: undefined,
  strictTags: false,
};

const testsOf = (task: Task): Test[] => (task.type === 'test' ? [task] : task.tasks.flatMap(testsOf));

const titleOf = (task: Task): string =>
  task.suite && task.suite !== task.file ? `${titleOf(task.suite)} ${task.name}` : task.name;

/** Each test's id: its file and title, and a number where a title stands in a file twice. */
function idsOf(file: File, root: string): Map<Test, string> {
  const seen = new Map<string, number>();
  return new Map(
    testsOf(file).map((test) => {
      const id = `${relative(root, file.filepath)}#${titleOf(test)}`;
      const count = (seen.get(id) ?? 0) + 1;
      seen.set(id, count);
      return [test, count > 1 ? `${id} (${count})` : id];
    }),
  );
}

/** Runs test files one after the other with Vitest's runner, in this process. */
export async function runTestFiles({ root, files, wanted, bail, ...options }: TestRunOptions): Promise<FileRun[]> {
  const runs: FileRun[] = [];
  for (const file of files) {
    const run = await runTestFile(`${root}/${file}`, { root, wanted, bail, ...options });
    runs.push(run);
    if (bail && (run.error || run.tests.some(({ status }) => status === TestStatus.Failed))) break;
  }
  return runs;
}

async function runTestFile(
  path: string,
  { root, wanted, bail, importFile, onLoad, onTest }: Omit<TestRunOptions, 'files'>,
): Promise<FileRun> {
  let ids = new Map<Test, string>();
  let failed = false;
  const name = relative(root, path);
  provideState(root, path);
  const [file] = await startTests([path], {
    config: { ...config, root },
    importFile,
    onCollectStart: () => onLoad(name),
    onCollected: ([collected]) => {
      if (collected) ids = idsOf(collected, root);
      for (const [test, id] of ids) if (wanted && !wanted.has(id)) test.mode = 'skip';
    },
    onBeforeRunTask: (test) => {
      if (bail && failed) test.mode = 'skip';
      onTest(ids.get(test) ?? '');
    },
    onAfterRunTask: (test) => {
      failed ||= test.result?.state === 'fail';
    },
  });
  const tests = [...ids].flatMap(([test, id]) => resultOf(test, id, path));
  const error = file?.result?.errors?.[0]?.message;
  if (error !== undefined && !tests.some(({ status }) => status === TestStatus.Failed))
    tests.push({ id: `${name}#`, name, timeSpentMs: 0, status: TestStatus.Failed, failureMessage: error });
  const failure = tests.find((test) => test.status === TestStatus.Failed);
  return { file: name, tests, ...(failure && { error: `${failure.name}: ${failure.failureMessage}` }) };
}

function resultOf({ result, name }: Test, id: string, fileName: string): TestResult[] {
  if (!result || (result.state !== 'pass' && result.state !== 'fail')) return [];
  const base = { id, name, fileName, timeSpentMs: result.duration ?? 0 };
  if (result.state === 'pass') return [{ ...base, status: TestStatus.Success }];
  return [{ ...base, status: TestStatus.Failed, failureMessage: result.errors?.[0]?.message ?? 'It failed.' }];
}

/** What `expect` of Vitest asks of the worker it thinks it runs in. */
function provideState(root: string, filepath: string): void {
  const state = { filepath, config: { root, expect: {}, snapshotOptions: {} }, ctx: {}, environment: { name: 'node' } };
  Object.defineProperty(globalThis, '__vitest_worker__', { value: state, configurable: true });
}

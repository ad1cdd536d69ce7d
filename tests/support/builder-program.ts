import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { copyProject } from '../../tools/project-fixture.ts';

/** The builder's program on a copy of the project. */
export interface BuilderProgram {
  /** The copy's folder. */
  root: string;
  origin: string;
  read: (file: string) => string;
  /** Ends the program with a signal. Returns its exit code. */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
  /** Starts it again, on the same port. */
  start: () => Promise<void>;
  /** Ends it and removes the copy. */
  close: () => Promise<void>;
}

/** Starts the program on a copy of the project, and waits until it says its address. */
export async function openBuilderProgram(): Promise<BuilderProgram> {
  const root = copyProject();
  let child: ChildProcess | undefined;
  let origin = '';
  const start = async () => {
    const port = origin ? new URL(origin).port : '0';
    const started = spawn('node', ['--import', 'tsx', 'scripts/builder.ts', '--no-open', '--port', port], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child = started;
    for await (const line of createInterface({ input: started.stdout })) {
      const [, address] = /^The builder is at (\S+)\/_builder\/$/.exec(line) ?? [];
      if (address === undefined) continue;
      origin = address;
      return;
    }
    throw new Error('The builder did not start.');
  };
  const end = async (signal: NodeJS.Signals) => {
    if (!child || child.exitCode !== null) return child?.exitCode ?? null;
    const ended = once(child, 'exit');
    child.kill(signal);
    const [code] = (await ended) as [number | null];
    return code;
  };
  await start();
  return {
    root,
    get origin() {
      return origin;
    },
    read: (file) => readFileSync(join(root, file), 'utf8'),
    end,
    start,
    async close() {
      await end('SIGTERM');
      rmSync(root, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

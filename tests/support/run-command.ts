import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { onTestFinished } from 'vitest';
import { runCommand, type Command } from '../../scripts/cli.ts';

const ROOT = join(import.meta.dirname, '../..');

/** What a command printed, and its exit code. */
export interface CommandResult {
  status: number;
  stdout: string;
  stderr: string;
}

/** Copies the content and its images for one test into a project whose other files are links to those of this one. */
export function copyContent(): string {
  const root = mkdtempSync(join(tmpdir(), 'site-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const name of ['content', 'public']) cpSync(join(ROOT, name), join(root, name), { recursive: true });
  for (const name of ['src', 'docs', 'package.json', 'node_modules', '.vscode', '.prettierrc.json'])
    symlinkSync(join(ROOT, name), join(root, name));
  return root;
}

/** Runs a command in this process, in the project of a folder and without a terminal. */
export async function callCommand(
  command: Command,
  root: string,
  args: readonly string[] = [],
  input: string | Uint8Array = '',
): Promise<CommandResult> {
  const [stdout, stderr] = [new TextSink(), new TextSink()];
  const status = await runCommand(command, [...args], { root, stdin: Readable.from([input]), stdout, stderr });
  return { status, stdout: stdout.text, stderr: stderr.text };
}

/** Runs a script of this project in a process of its own, in the project of a folder and without a terminal. */
export function startScript(
  script: string,
  root: string,
  args: readonly string[] = [],
  input = '',
): Promise<CommandResult> {
  const command = ['--import', import.meta.resolve('tsx'), join(ROOT, 'scripts', script), ...args];
  return new Promise((resolve) => {
    const child = execFile(process.execPath, command, { cwd: root, maxBuffer: 1e8 }, (error, stdout, stderr) =>
      resolve({ status: error ? Number(error.code) : 0, stdout, stderr }),
    );
    child.stdin?.end(input);
  });
}

/** Runs a command of `scripts/run.ts` in a process of its own, as `startScript` does. */
export const startCommand = (
  name: string,
  root: string,
  args: readonly string[] = [],
  input = '',
): Promise<CommandResult> => startScript('run.ts', root, [name, ...args], input);

/** Keeps what is written to it. */
class TextSink extends Writable {
  text = '';

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.text += chunk.toString();
    done();
  }
}

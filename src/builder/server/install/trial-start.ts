import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { InstallFailure } from './install-failure.ts';
import type { NextTree } from './next-tree.ts';

/** Time limit until the next code has been bundled and answers, in milliseconds. */
const START_TIME_LIMIT_MS = 5 * 60_000;

/** Time until a program that doesn't end is killed, in milliseconds. */
const STOP_TIME_LIMIT_MS = 20_000;

/** Variables that belong to the running builder: its addresses, ports, mail and publications. */
const OWN_VARIABLES = /^(?:BUILDER_|PREVIEW_|PUBLISH|SITE_|SMTP_|MAIL_|PORT$|NODE_OPTIONS$|npm_)/;

/** Longest part of what the program prints that is shown, in characters. */
const MAX_OUTPUT_LENGTH = 4_000;

/**
 * Starts the program of the next tree, beside the running one, on ports of its own and without a repository: nobody is let in, and
 * nothing is kept. This bundles it, too. Throws an `InstallFailure` unless it shows the builder and a page.
 */
export async function tryStart({ folder, project }: NextTree): Promise<void> {
  const kept = Object.entries(process.env).filter(([name]) => !OWN_VARIABLES.test(name));
  const program = spawn(process.execPath, ['scripts/builder.mjs', '--no-open', '--port', '0'], {
    cwd: project,
    env: {
      ...Object.fromEntries(kept),
      GIT_CEILING_DIRECTORIES: folder,
      BUILDER_DATA: join(folder, 'data'),
      SITE_PORT: '0',
      PREVIEW_PORT: '0',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(program, 'exit').catch(() => undefined);
  let output = '';
  const address = new Promise<string | undefined>((resolve) => {
    const read = (text: string) => {
      output = (output + text).slice(-MAX_OUTPUT_LENGTH);
      const found = /http:\/\/localhost:\d+\/_builder\//.exec(output)?.[0];
      if (found !== undefined) resolve(found);
    };
    for (const stream of [program.stdout, program.stderr]) stream.setEncoding('utf8').on('data', read);
    void ended.then(() => resolve(undefined));
  });
  const limit = setTimeout(() => program.kill('SIGKILL'), START_TIME_LIMIT_MS);
  try {
    const builder = await address;
    const problem = builder === undefined ? { details: 'It ended.' } : await problemOf(builder);
    if (problem)
      throw new InstallFailure({ details: `The new version doesn’t start. ${problem.details}\n${output.trim()}` });
  } finally {
    program.kill('SIGTERM');
    const kill = setTimeout(() => program.kill('SIGKILL'), STOP_TIME_LIMIT_MS);
    await ended;
    clearTimeout(kill);
    clearTimeout(limit);
  }
}

/** Asks for the builder and for the site's first page. Returns what isn't answered; `undefined` if all is. */
async function problemOf(builder: string): Promise<{ details: string } | undefined> {
  for (const address of [builder, new URL('/', builder).href]) {
    const status = await fetch(address).then(
      (response) => response.status,
      () => 0,
    );
    if (status !== 200) return { details: `${address} answers ${status}.` };
  }
  return undefined;
}

import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { installNext, REPLACE_STATUS } from './install-next.mjs';

// Starts the builder from its bundle, which needs half the memory of its sources. Another process writes the bundle or finds
// it, so that what compiles the sources is gone when the program runs. Commands such as `--invite` end there: they need no
// bundle, and leave alone what a running builder uses.

// A killed installation is finished first.
if (isServing() && installNext(process.cwd())) await startAgain();

const prepare = fork('scripts/builder.ts', ['--prepare', ...process.argv.slice(2)], { execArgv: ['--import', 'tsx'] });
let folder;
prepare.once('message', (answer) => (folder = answer));
const [status] = await once(prepare, 'exit');
if (folder === undefined || status !== 0) process.exit(status ?? 1);
// Lets the heap grow by 60 % of what is in use before V8 collects garbage, instead of by up to 300 %. After an hour of
// edits, the program has 260 MB instead of up to 450, and isn't slower (docs/measurements.md).
setFlagsFromString('--heap-growing-percent=60');
await import(pathToFileURL(join(folder, 'program/builder.js')).href);
if (process.exitCode === REPLACE_STATUS) {
  installNext(process.cwd());
  await startAgain();
}

/** Whether this is the builder itself, not a command that may run beside a running one. */
function isServing() {
  return !process.argv.some((word) => /^--(?:prepare|invite|move-to|forget|backup|check)\b/.test(word));
}

/**
 * Starts the installed code in a process of its own. In a terminal, it takes this one's place; elsewhere, such as under systemd, what
 * has started this process starts the next one, since this one ends with a failure.
 */
async function startAgain() {
  if (!process.stdout.isTTY) {
    console.log('The builder has to be started again.');
    process.exit(REPLACE_STATUS);
  }
  const next = spawn(process.execPath, process.argv.slice(1), { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => next.kill(signal));
  const [code] = await once(next, 'exit');
  process.exit(code ?? 1);
}

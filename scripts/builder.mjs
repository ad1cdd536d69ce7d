import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';

// Starts the builder from its bundle, which needs half the memory of its sources. Another process writes the bundle or finds
// it, so that what compiles the sources is gone when the program runs. Commands such as `--invite` end there: they need no
// bundle, and leave alone what a running builder uses.

const prepare = fork('scripts/builder.ts', ['--prepare', ...process.argv.slice(2)], { execArgv: ['--import', 'tsx'] });
let folder;
prepare.once('message', (answer) => (folder = answer));
const [status] = await once(prepare, 'exit');
if (folder === undefined || status !== 0) process.exit(status ?? 1);
// Lets the heap grow by 60 % of what is in use before V8 collects garbage, instead of by up to 300 %. After an hour of
// edits, the program has 260 MB instead of up to 450, and isn't slower (docs/measurements.md).
setFlagsFromString('--heap-growing-percent=60');
await import(pathToFileURL(join(folder, 'program/builder.js')).href);

import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import type { Table } from './bench/benchmark.ts';
import { blockedTime } from './bench/blocked-time.ts';
import { build } from './bench/build.ts';
import { bytes } from './bench/bytes.ts';
import { contentCheck } from './bench/content-check.ts';
import { edit } from './bench/edit.ts';
import { firstClick } from './bench/first-click.ts';
import { interaction } from './bench/interaction.ts';
import { layoutShift } from './bench/layout-shift.ts';
import { lighthouse } from './bench/lighthouse.ts';
import { navigation } from './bench/navigation.ts';
import { script } from './bench/script.ts';
import { exitForUsage } from './usage.ts';

const BENCHMARKS = [
  bytes,
  script,
  lighthouse,
  blockedTime,
  layoutShift,
  navigation,
  firstClick,
  interaction,
  contentCheck,
  build,
  edit,
];
const USAGE = `Usage: npm run bench -- [--only ${BENCHMARKS.map(({ name }) => name).join('|')}]`;
const FOLDER = 'bench-results';

const chosen = readChoice();
const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'processor'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`;
console.log(machine);
mkdirSync(FOLDER, { recursive: true });
for (const { name, run } of chosen) {
  const tables = [await run(process.cwd())].flat();
  const taken = new Date().toISOString().slice(0, 10);
  tables.forEach(print);
  writeFileSync(`${FOLDER}/${name}.json`, `${JSON.stringify({ machine, taken, tables }, null, 2)}\n`);
}
console.log(`\nThe figures are in ${FOLDER}/.`);

function print({ title, columns, rows }: Table): void {
  console.log(`\n${title}`);
  console.table(rows.map((row) => Object.fromEntries(columns.map((column, index) => [column, row[index]]))));
}

function readChoice() {
  try {
    const { only } = parseArgs({ options: { only: { type: 'string' } } }).values;
    const found = BENCHMARKS.filter(({ name }) => only === undefined || name === only);
    return found.length > 0 ? found : exitForUsage(`"${only}" is no benchmark.`, USAGE);
  } catch (error) {
    return exitForUsage(error instanceof Error ? error.message : String(error), USAGE);
  }
}

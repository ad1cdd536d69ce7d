import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import type { Table } from './bench/benchmark.ts';
import { bytes } from './bench/bytes.ts';
import { contentCheck } from './bench/content-check.ts';
import { exitForUsage } from './usage.ts';

const BENCHMARKS = [bytes, contentCheck];
const USAGE = `Usage: npm run bench -- [--only ${BENCHMARKS.map(({ name }) => name).join('|')}]`;

const chosen = readChoice();
const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'processor'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`;
console.log(machine);
mkdirSync('bench-results', { recursive: true });
for (const { name, run } of chosen) {
  const table = await run(process.cwd());
  print(table);
  writeFileSync(`bench-results/${name}.json`, `${JSON.stringify({ machine, ...table }, null, 2)}\n`);
}

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

import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { astro } from '../bench/astro.ts';
import type { Table } from '../bench/benchmark.ts';
import { blockedTime } from '../bench/blocked-time.ts';
import { buildBenchmark } from '../bench/build.ts';
import { builderFrames } from '../bench/builder-frames.ts';
import { builderCalls } from '../bench/builder.ts';
import { bytes } from '../bench/bytes.ts';
import { contentCheck } from '../bench/content-check.ts';
import { editYamlFiles } from '../bench/edit-yaml.ts';
import { firstClick, interaction } from '../bench/interaction.ts';
import { lighthouse } from '../bench/lighthouse.ts';
import { liveUpdate } from '../bench/live-update.ts';
import { navigation } from '../bench/navigation.ts';
import { regionsBenchmark } from '../bench/regions.ts';
import { script } from '../bench/script.ts';
import { failWithUsage, main, parseArguments } from './cli.ts';

const BENCHMARKS = [
  bytes,
  script,
  lighthouse,
  astro,
  blockedTime,
  navigation,
  firstClick,
  interaction,
  contentCheck,
  buildBenchmark,
  regionsBenchmark,
  liveUpdate,
  editYamlFiles,
  builderFrames,
  builderCalls,
];
const USAGE = `Usage: npm run bench -- [${BENCHMARKS.map(({ name }) => name).join('|')}] …`;
const FOLDER = 'bench-results';

await main(async (args, { root }) => {
  const chosen = readBenchmarks(args);
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'processor'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`;
  console.log(machine);
  mkdirSync(FOLDER, { recursive: true });
  for (const { name, run } of chosen) {
    const tables = [await run(root)].flat();
    const taken = new Date().toISOString().slice(0, 10);
    tables.forEach(print);
    writeFileSync(`${FOLDER}/${name}.json`, `${JSON.stringify({ machine, taken, tables }, null, 2)}\n`);
  }
  console.log(`\nThe figures are in ${FOLDER}/.`);
  return 0;
});

function print({ title, columns, rows }: Table): void {
  console.log(`\n${title}`);
  console.table(rows.map((row) => Object.fromEntries(columns.map((column, index) => [column, row[index]]))));
}

/** Returns the benchmarks named by the arguments, or all of them. */
function readBenchmarks(args: string[]) {
  const options = { only: { type: 'string' } } as const;
  const { values, positionals } = parseArguments({ args, options, allowPositionals: true }, USAGE);
  const names = values.only === undefined ? positionals : [values.only];
  const unknown = names.find((wanted) => !BENCHMARKS.some(({ name }) => name === wanted));
  if (unknown !== undefined) return failWithUsage(`"${unknown}" is no benchmark.`, USAGE);
  return BENCHMARKS.filter(({ name }) => names.length === 0 || names.includes(name));
}

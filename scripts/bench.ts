import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import type { Benchmark, Table } from '../bench/benchmark.ts';
import { hasErrors } from '../src/content/diagnostics/diagnostic.ts';
import { reportDiagnostics } from '../src/content/diagnostics/format-diagnostics.ts';
import { checkSite } from '../src/content/check-site.ts';
import { failWithUsage, main, parseArguments } from './cli.ts';

const FOLDER = 'bench-results';

await main(async (args, { root }) => {
  const { diagnostics } = await checkSite(root);
  if (hasErrors(diagnostics)) {
    reportDiagnostics(diagnostics);
    return 1;
  }
  // Only now: the benchmarks read the content when they are imported.
  const { BENCHMARKS } = await import('../bench/benchmarks.ts');
  const chosen = readBenchmarks(args, BENCHMARKS);
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
function readBenchmarks(args: string[], all: readonly Benchmark[]): readonly Benchmark[] {
  const usage = `Usage: npm run bench -- [${all.map(({ name }) => name).join('|')}] …`;
  const options = { only: { type: 'string' } } as const;
  const { values, positionals } = parseArguments({ args, options, allowPositionals: true }, usage);
  const names = values.only === undefined ? positionals : [values.only];
  const unknown = names.find((wanted) => !all.some(({ name }) => name === wanted));
  if (unknown !== undefined) return failWithUsage(`"${unknown}" is no benchmark.`, usage);
  return all.filter(({ name }) => names.length === 0 || names.includes(name));
}

import { existsSync } from 'node:fs';
import { changedLines, valueHistory, type PastChange } from '../../src/authoring/history/value-history.ts';
import { fieldName } from '../../src/content/diagnostics/diagnostic.ts';
import { fail, failWithUsage, parseArguments, readFormat, type CommandContext } from '../cli.ts';

const USAGE = `Usage: npm run content:history -- FILE PATH [--format pretty|json]
For example: npm run content:history -- content/pages/home.yaml sections.pricing.title`;

/** Notes about what the history doesn't reach. */
const NOTES = {
  none: 'There is no git repository here, or it has no commit: nothing is known of earlier values.',
  shallow: 'This is a shallow clone: older changes are missing. "git fetch --unshallow" brings them.',
};

/** Lists who changed a value when, from what to what. */
export async function contentHistory(args: string[], { root }: CommandContext): Promise<number> {
  const { file, path, format } = readArguments(args);
  if (!existsSync(file)) fail(`There is no file ${file}.`);
  const history = (await valueHistory(root, file, path)) ?? fail(`${file} has no value at ${path}.`);
  if (format === 'json') console.log(JSON.stringify(history, null, 2));
  else {
    for (const change of history.changes) console.log(inWords(change));
    if (history.reach !== 'whole') console.log(NOTES[history.reach]);
    else if (history.changes.length === 0) console.log('No commit contains this value.');
  }
  return 0;
}

function inWords({ date, author, subject, commit, ...change }: PastChange): string {
  const origin = [String(date).slice(0, 10), author, commit?.slice(0, 8), subject].join('  ');
  const head = commit === undefined ? 'Not committed yet' : origin;
  const lines = changedLines(change).map((line) => `  ${line}\n`);
  return `${head}\n  ${change.file} ${fieldName(change.path)}\n${lines.join('')}`;
}

function readArguments(args: string[]) {
  const options = { format: { type: 'string', default: 'pretty' } } as const;
  const { values, positionals } = parseArguments({ args, allowPositionals: true, options }, USAGE);
  const [file, path, ...rest] = positionals;
  if (file === undefined || path === undefined || rest.length > 0)
    return failWithUsage('Name a file and a path in it.', USAGE);
  return { file, path, format: readFormat(values.format, ['pretty', 'json'], USAGE) };
}

import { parseArgs } from 'node:util';
import { writeEditorFiles } from '../src/authoring/editor/write-editor-files.ts';
import { planEditorFiles } from '../src/authoring/editor/editor-files.ts';
import { GENERATORS, type Generator } from '../src/authoring/scaffold/generators.ts';
import { writeNewFiles } from '../src/authoring/scaffold/write-new-files.ts';
import { prompt, exitWithUsage } from './cli.ts';

const root = process.cwd();
const { kind, name, given } = readArguments();
const usage = `Usage: npm run new:${name} <${kind.word}>`;
const word =
  given ??
  (await prompt(kind.question, (line) => valid(kind, line))) ??
  exitWithUsage(`The ${kind.word} is missing.`, usage);
const { value, problem } = valid(kind, word);
if (value === undefined) fail(problem);
const files = kind.files(value);
const taken = await writeNewFiles(root, files);
if (taken) fail(`${taken} is there already and stays as it is. Choose another ${kind.word}.`);
const plan = name === 'section' ? await planEditorFiles(root) : { write: [], remove: [] };
await writeEditorFiles(root, plan);
for (const { file } of [...files, ...plan.write]) console.log(`written  ${file}`);
for (const line of kind.next(value)) console.log(line);

function valid(of: Generator, line: string): { value: string; problem?: never } | { value?: never; problem: string } {
  const plain = of.plain(line);
  const wrong = of.problem(plain);
  return wrong === undefined ? { value: plain } : { problem: wrong };
}

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

function readArguments(): { kind: Generator; name: string; given: string | undefined } {
  const all = `Usage: npm run new:section, new:case-study or new:page, each with one name`;
  try {
    const [named = '', given, ...rest] = parseArgs({ allowPositionals: true }).positionals;
    const found = GENERATORS[named];
    if (!found || rest.length > 0)
      return exitWithUsage(found ? `"${rest.join(' ')}" is too much.` : `"${named}" cannot be made new.`, all);
    return { kind: found, name: named, given };
  } catch (error) {
    return exitWithUsage(error instanceof Error ? error.message : String(error), all);
  }
}

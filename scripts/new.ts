import { parseArgs } from 'node:util';
import { applyPlan } from '../src/authoring/editor/apply-plan.ts';
import { planEditorFiles } from '../src/authoring/editor/editor-files.ts';
import { NEW_KINDS, type NewKind } from '../src/authoring/scaffold/kinds.ts';
import { writeNew } from '../src/authoring/scaffold/write-new.ts';
import { ask } from './ask.ts';
import { exitForUsage } from './usage.ts';

const root = process.cwd();
const { kind, name, given } = readWords();
const usage = `Usage: npm run new:${name} <${kind.word}>`;
const word =
  given ??
  (await ask(kind.question, (line) => valid(kind, line))) ??
  exitForUsage(`The ${kind.word} is missing.`, usage);
const { value, problem } = valid(kind, word);
if (value === undefined) fail(problem);
const files = kind.files(value);
const taken = await writeNew(root, files);
if (taken) fail(`${taken} is there already and stays as it is. Choose another ${kind.word}.`);
const plan = name === 'section' ? await planEditorFiles(root) : { write: [], remove: [] };
await applyPlan(root, plan);
for (const { file } of [...files, ...plan.write]) console.log(`written  ${file}`);
for (const line of kind.next(value)) console.log(line);

function valid(of: NewKind, line: string): { value: string; problem?: never } | { value?: never; problem: string } {
  const plain = of.plain(line);
  const wrong = of.problem(plain);
  return wrong === undefined ? { value: plain } : { problem: wrong };
}

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

function readWords(): { kind: NewKind; name: string; given: string | undefined } {
  const all = `Usage: npm run new:section, new:case-study or new:page, each with one name`;
  try {
    const [named = '', given, ...rest] = parseArgs({ allowPositionals: true }).positionals;
    const found = NEW_KINDS[named];
    if (!found || rest.length > 0)
      return exitForUsage(found ? `"${rest.join(' ')}" is too much.` : `"${named}" can not be made new.`, all);
    return { kind: found, name: named, given };
  } catch (error) {
    return exitForUsage(error instanceof Error ? error.message : String(error), all);
  }
}

import { writeEditorFiles, planEditorFiles } from '../../src/authoring/editor/editor-files.ts';
import { generatorsOf, type Generator } from '../../src/authoring/scaffold/generators.ts';
import { loadModel } from '../../src/model/load-model.ts';
import { writeNewFiles } from '../../src/authoring/scaffold/write-new-files.ts';
import { fail, failWithUsage, parseArguments, prompt, type CommandContext } from '../cli.ts';

const USAGE = 'Usage: npm run new:section or new:page with one name, or new:entry with the kind of entry and a name';

/** Writes the files of a new section type, page or entry of a collection. */
export async function generate(args: string[], context: CommandContext): Promise<number> {
  const { root, stdout } = context;
  const { kind, name, given } = readArguments(args, generatorsOf(await loadModel(root)));
  const word =
    given ??
    (await prompt(kind.question, (line) => valid(kind, line), context)) ??
    failWithUsage(`The ${kind.word} is missing.`, `Usage: npm run new:${name} <${kind.word}>`);
  const { value, problem } = valid(kind, word);
  if (value === undefined) fail(problem);
  const files = kind.files(value);
  const taken = await writeNewFiles(root, files);
  if (taken) fail(`${taken} already exists and was not changed. Choose another ${kind.word}.`);
  const plan = name === 'section' ? await planEditorFiles(root) : { write: [], remove: [] };
  await writeEditorFiles(root, plan);
  for (const { file } of [...files, ...plan.write]) stdout.write(`written  ${file}\n`);
  for (const line of kind.next(value)) stdout.write(`${line}\n`);
  return 0;
}

function valid(of: Generator, line: string): { value: string; problem?: never } | { value?: never; problem: string } {
  const plain = of.plain(line);
  const wrong = of.problem(plain);
  return wrong === undefined ? { value: plain } : { problem: wrong };
}

function readArguments(
  args: string[],
  generators: Readonly<Record<string, Generator>>,
): { kind: Generator; name: string; given: string | undefined } {
  const [name = '', given, ...rest] = parseArguments({ args, allowPositionals: true }, USAGE).positionals;
  const kind = generators[name] ?? failWithUsage(`Unknown generator "${name}".`, USAGE);
  if (rest.length > 0) failWithUsage(`Unexpected arguments: ${rest.join(' ')}.`, USAGE);
  return { kind, name, given };
}

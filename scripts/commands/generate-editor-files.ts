import { writeEditorFiles, planEditorFiles, staleFiles } from '../../src/authoring/editor/editor-files.ts';
import { parseArguments, type CommandContext } from '../cli.ts';
import { requireBrand } from '../require-brand.ts';

const USAGE = 'Usage: npm run editor, or npm run editor:check';
const MEND = 'Run "npm run editor" to update it.';

/** Writes the JSON Schemas and reference pages that are made from the schemas, or checks that they're up to date. */
export async function generateEditorFiles(args: string[], { root }: CommandContext): Promise<number> {
  const { check } = parseArguments({ args, options: { check: { type: 'boolean', default: false } } }, USAGE).values;
  requireBrand(root);
  const plan = await planEditorFiles(root);
  const stale = staleFiles(plan);
  if (!check) await writeEditorFiles(root, plan);
  if (check && stale.length + plan.remove.length > 0) {
    for (const file of stale) process.stderr.write(`${file} is not up to date. ${MEND}\n`);
    for (const file of plan.remove)
      process.stderr.write(`${file} describes a section that is gone. Run "npm run editor" to remove it.\n`);
    return 1;
  }
  const changed = check ? [] : [...plan.write.map(({ file }) => file), ...plan.remove];
  for (const file of changed) console.log(file);
  console.log(
    changed.length === 0 ? 'All files for editors are up to date.' : `${changed.length} files written or removed.`,
  );
  return 0;
}

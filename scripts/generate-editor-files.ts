import { parseArgs } from 'node:util';
import { writeEditorFiles } from '../src/authoring/editor/write-editor-files.ts';
import { planEditorFiles, staleFiles } from '../src/authoring/editor/editor-files.ts';
import { exitWithUsage } from './cli.ts';

const USAGE = 'Usage: npm run editor, or npm run editor:check';
const MEND = 'Run "npm run editor" to update it.';

const check = readCheck();
const plan = await planEditorFiles(process.cwd());
const stale = staleFiles(plan);
if (!check) await writeEditorFiles(process.cwd(), plan);
if (check && stale.length + plan.remove.length > 0) {
  for (const file of stale) process.stderr.write(`${file} is not up to date. ${MEND}\n`);
  for (const file of plan.remove)
    process.stderr.write(`${file} describes a section that is gone. Run "npm run editor" to remove it.\n`);
  process.exitCode = 1;
} else {
  const changed = check ? [] : [...plan.write.map(({ file }) => file), ...plan.remove];
  for (const file of changed) console.log(file);
  console.log(
    changed.length === 0 ? 'All files for editors are up to date.' : `${changed.length} files written or removed.`,
  );
}

function readCheck(): boolean {
  try {
    return parseArgs({ options: { check: { type: 'boolean', default: false } } }).values.check;
  } catch (error) {
    return exitWithUsage(error instanceof Error ? error.message : String(error), USAGE);
  }
}

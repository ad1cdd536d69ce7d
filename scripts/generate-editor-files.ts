import { parseArgs } from 'node:util';
import { writeEditorFiles } from '../src/authoring/editor/write-editor-files.ts';
import { planEditorFiles } from '../src/authoring/editor/editor-files.ts';
import { exitWithUsage } from './cli.ts';

const USAGE = 'Usage: npm run editor, or npm run editor:check';
const MEND = 'Run "npm run editor" to update it.';

const check = readCheck();
const plan = await planEditorFiles(process.cwd());
const changes = plan.write.length + plan.remove.length;
if (!check) await writeEditorFiles(process.cwd(), plan);
if (check && changes > 0) {
  for (const { file } of plan.write) process.stderr.write(`${file} is not up to date. ${MEND}\n`);
  for (const file of plan.remove)
    process.stderr.write(`${file} describes a section that is gone. Run "npm run editor" to remove it.\n`);
  process.exitCode = 1;
} else {
  for (const file of [...plan.write.map((written) => written.file), ...plan.remove]) console.log(file);
  console.log(changes === 0 ? 'All files for editors are up to date.' : `${changes} files written or removed.`);
}

function readCheck(): boolean {
  try {
    return parseArgs({ options: { check: { type: 'boolean', default: false } } }).values.check;
  } catch (error) {
    return exitWithUsage(error instanceof Error ? error.message : String(error), USAGE);
  }
}

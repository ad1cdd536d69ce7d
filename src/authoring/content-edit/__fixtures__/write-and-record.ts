import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { recordEdit } from '../edit-record.ts';
import { writeChanges } from '../write-changes.ts';

// Writes a file of its own again and again, and records each edit, while another process does the same.
const [root = '.', file = '', count = '0'] = process.argv.slice(2);
const textOf = (number: number) => `number: ${number}\n`;
writeFileSync(join(root, file), textOf(0));
for (let number = 0; number < Number(count); number += 1) {
  const changes = [{ file, before: textOf(number), after: textOf(number + 1) }];
  const problems = writeChanges(root, changes, () => void recordEdit(root, { changes }));
  if (problems.length > 0) throw new Error(problems[0]?.message);
}

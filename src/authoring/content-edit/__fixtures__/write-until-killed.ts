import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { writeChanges } from '../write-changes.ts';

// Writes the same ten files again and again, each time with the next number, until it is killed.
const root = process.argv[2] ?? '.';
const files = Array.from({ length: 10 }, (_, index) => `content/file-${index}.yaml`);
const textOf = (number: number) => `number: ${number}\n${'# filling\n'.repeat(500)}`;
let number = Number(/\d+/.exec(readFileSync(join(root, files[0] ?? ''), 'utf8'))?.[0]);
process.stdout.write('ready\n');
for (;;) {
  const problems = writeChanges(
    root,
    files.map((file) => ({ file, before: textOf(number), after: textOf(number + 1) })),
  );
  if (problems.length > 0) throw new Error(problems[0]?.message);
  number += 1;
}

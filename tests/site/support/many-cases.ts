import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'content/case-studies';

/**
 * Adds case studies to a copy of the project until it has a given number: copies of its own, each with a new id and
 * client.
 */
export function fillWithCases(root: string, count: number): void {
  const originals = readdirSync(join(root, FOLDER)).map((name) => readFileSync(join(root, FOLDER, name), 'utf8'));
  for (let number = originals.length + 1; number <= count; number++) {
    const text = originals[number % originals.length] ?? '';
    const id = `zz-case-${String(number).padStart(4, '0')}`;
    const own = text.replace(/^id: .*/m, `id: ${id}`).replace(/^clientName: .*/m, `clientName: Client ${number}`);
    writeFileSync(join(root, FOLDER, `${id}.yaml`), own);
  }
}

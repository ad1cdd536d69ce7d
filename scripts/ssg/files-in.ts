import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The files in a folder and in those below it, by their paths in it; links are none. */
export function* filesIn(folder: string, path = ''): Generator<string> {
  for (const entry of readdirSync(join(folder, path), { withFileTypes: true })) {
    const inner = path ? `${path}/${entry.name}` : entry.name;
    if (entry.isDirectory()) yield* filesIn(folder, inner);
    else if (entry.isFile()) yield inner;
  }
}

import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Lists the files in a folder, recursively, by relative path. Excludes links. */
export function* filesIn(folder: string, path = ''): Generator<string> {
  for (const entry of readdirSync(join(folder, path), { withFileTypes: true })) {
    const inner = path ? `${path}/${entry.name}` : entry.name;
    if (entry.isDirectory()) yield* filesIn(folder, inner);
    else if (entry.isFile()) yield inner;
  }
}

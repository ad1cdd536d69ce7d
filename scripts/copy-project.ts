import { cpSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const COPIED = ['content', 'src', 'scripts', 'public', 'package.json', 'vite.config.ts', 'tsconfig.json'];

/**
 * The project in a folder of its own, as a clone would have it, with the packages of the original.
 * @param prefix begins the folder's name
 */
export function copyProject(source = process.cwd(), prefix = 'site-'): string {
  const root = mkdtempSync(join(tmpdir(), prefix));
  for (const name of COPIED) cpSync(join(source, name), join(root, name), { recursive: true });
  symlinkSync(join(source, 'node_modules'), join(root, 'node_modules'));
  return root;
}

import { cpSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** What a site owns, tests of it included. */
const OF_SITE = /^(?:content|public|src\/site|tests\/site)$/;

/** What isn't part of a clone, or is too large to copy without need. */
const LEFT_OUT = /^(?:\.git|\.build|\.local|dist.*|docs|schemas|test-results)$|(?:^|\/)node_modules$|^tests\/fixtures$/;

/**
 * Copies the engine to a folder of its own, with the original's packages and without a site.
 * @param prefix begins the folder's name
 */
export function copyEngine(prefix: string): string {
  const root = mkdtempSync(join(tmpdir(), prefix));
  const copied = (path: string) => !OF_SITE.test(path) && !LEFT_OUT.test(path);
  for (const name of readdirSync(ROOT).filter(copied))
    cpSync(join(ROOT, name), join(root, name), {
      recursive: true,
      filter: (source) => copied(source.slice(ROOT.length + 1)),
    });
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  return root;
}

/** Copies the engine to a folder of its own, and puts a site of `tests/fixtures/` beside it. */
export function copyEngineWith(site: string): string {
  const root = copyEngine(`${site}-`);
  cpSync(join(ROOT, 'tests/fixtures', site), root, { recursive: true });
  return root;
}

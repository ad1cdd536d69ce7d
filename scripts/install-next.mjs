import { execFileSync } from 'node:child_process';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

// Puts new code in place that the builder has prepared in `.build/next` (src/builder/server/install). It runs while no program
// runs, and uses no package, since packages are replaced, too. If it's killed, the next start begins it again.

/** The exit code with which the program asks to be replaced by the code that it has prepared (`EX_TEMPFAIL`). */
export const REPLACE_STATUS = 75;

/**
 * Puts prepared code in place, with its packages and its bundle, and the content that belongs to it. The branch moves to the commit
 * of the code. If the files on disk aren't those that were prepared, nothing changes, and what was prepared is dropped.
 * @param {string} root the project's folder
 * @returns {boolean} whether code was put in place
 */
export function installNext(root) {
  const folder = join(root, '.build/next');
  const file = join(folder, 'plan.json');
  if (!existsSync(file)) return false;
  const plan = JSON.parse(readFileSync(file, 'utf8'));
  const git = gitOf(root, folder);
  const begun = join(folder, 'begun');
  if (!existsSync(begun) && !isAsPrepared(plan, git)) {
    rmSync(folder, { recursive: true, force: true });
    console.error(
      'The new version was not installed, because files were changed in the meantime. Install it again in the builder.',
    );
    return false;
  }
  writeFileSync(begun, '');
  placeFiles(plan, git);
  placePackages(root, folder, plan);
  placeBundles(root, join(folder, 'tree', plan.prefix));
  git.run('update-ref', '-d', 'refs/builder/next');
  rmSync(folder, { recursive: true, force: true });
  console.log('The new version is installed.');
  return true;
}

/** Returns what runs git without hooks, on the index of the repository or on one of its own. */
function gitOf(root, folder) {
  const own = join(folder, 'install-index');
  const call = (env, words) =>
    execFileSync('git', ['-c', 'core.hooksPath=/dev/null', '-c', 'core.fsmonitor=false', ...words], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, ...env },
      maxBuffer: 64 * 1024 * 1024,
    });
  return {
    run: (...words) => call({}, words).trim(),
    inOwnIndex: (...words) => call({ GIT_INDEX_FILE: own }, words).trim(),
    removeOwnIndex: () => rmSync(`${own}.lock`, { force: true }),
  };
}

/** Returns whether branch and files are those that the code was prepared for. */
function isAsPrepared({ branch, head, draft, prefix }, git) {
  const isSameBranch = git.run('symbolic-ref', '--quiet', 'HEAD') === `refs/heads/${branch}`;
  if (!isSameBranch || git.run('rev-parse', 'HEAD') !== head) return false;
  const top = git.run('rev-parse', '--show-toplevel');
  git.inOwnIndex('read-tree', '--reset', draft);
  const inTop = (...words) => git.inOwnIndex('-C', top, ...words);
  const changed = inTop('ls-files', '--modified', '--deleted');
  const added = inTop('ls-files', '--others', '--exclude-standard', '--', `${prefix}content`, `${prefix}public`);
  return changed === '' && added === '';
}

/** Writes the merged files in place of the draft's, and moves the branch. */
function placeFiles({ branch, head, online, draft, merged }, git) {
  git.removeOwnIndex();
  git.inOwnIndex('read-tree', '--reset', draft);
  git.inOwnIndex('read-tree', '--reset', '-u', merged);
  if (git.run('rev-parse', 'HEAD') !== online) git.run('update-ref', `refs/heads/${branch}`, online, head);
  git.run('read-tree', '--reset', online);
  try {
    git.run('update-index', '-q', '--refresh');
  } catch {
    // It says so if a file differs from the commit.
  }
}

function placePackages(root, folder, { prefix, hasOwnPackages }) {
  const next = join(folder, 'tree', prefix, 'node_modules');
  if (!hasOwnPackages || !lstatSync(next, { throwIfNoEntry: false })?.isDirectory()) return;
  const current = join(root, 'node_modules');
  if (existsSync(current)) {
    const old = join(folder, 'old-packages');
    rmSync(old, { recursive: true, force: true });
    renameSync(current, old);
  }
  renameSync(next, current);
}

function placeBundles(root, project) {
  const [next, current] = [project, root].map((folder) => join(folder, '.build/builder'));
  if (!existsSync(next)) return;
  mkdirSync(current, { recursive: true });
  for (const name of readdirSync(next))
    if (!existsSync(join(current, name))) renameSync(join(next, name), join(current, name));
}

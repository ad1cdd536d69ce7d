import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Runs git in a folder, and returns what it prints. */
export type Git = (...args: string[]) => string;

/** Returns what runs git in a folder. */
export const gitIn =
  (cwd: string): Git =>
  (...args) =>
    execFileSync('git', args, { cwd, encoding: 'utf8', stdio: 'pipe' }).trim();

/** Makes a repository of a project, with everything in it but what it links to and what the builder keeps. */
export function commitProject(root: string): Git {
  const git = gitIn(root);
  writeFileSync(join(root, '.gitignore'), '.builder\n.local\nnode_modules\nsrc\ndocs\npackage.json\n');
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'Ida');
  git('config', 'user.email', 'ida@example.com');
  git('add', '--all');
  git('commit', '--quiet', '--message=Begin');
  return git;
}

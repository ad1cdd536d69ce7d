import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BuilderProject } from './builder-project.ts';
import { commitProject, gitIn, type Git } from './commit-project.ts';

/** Makes of a file's text another one; `null` deletes the file. */
type Change = (text: string) => string | null;

/** A remote that a project fetches from, and somebody else's clone of it. */
export interface OnlineRepository {
  /** The folder of the remote. */
  folder: string;
  /** The folder of the other clone. */
  other: string;
  /** Runs git in the project. */
  git: Git;
  /** Runs git in the other clone. */
  otherGit: Git;
  /** Changes files in the other clone, by their paths, and sends that online as Bo. */
  change: (changes: Readonly<Record<string, Change>>) => void;
  /** Makes everything as it was at the beginning. */
  restore: () => Promise<void>;
  remove: () => void;
}

/** Writes a file, and makes its folder. */
export function writeIn(root: string, file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

/** Makes a repository of a project with all that is in it, with a remote and another clone beside it. */
export function openOnlineRepository(project: BuilderProject): OnlineRepository {
  const { root } = project;
  const [folder, other] = [`${root}-online.git`, `${root}-other`];
  const git = commitProject(root);
  const otherGit = gitIn(other);
  git('tag', 'begin');
  git('init', '--quiet', '--bare', '--initial-branch=main', folder);
  git('remote', 'add', 'origin', folder);
  git('push', '--quiet', '--set-upstream', 'origin', 'main');
  git('clone', '--quiet', folder, other);
  otherGit('config', 'user.name', 'Bo');
  otherGit('config', 'user.email', 'bo@example.com');
  return {
    folder,
    other,
    git,
    otherGit,
    change(changes) {
      for (const [file, change] of Object.entries(changes)) {
        const path = join(other, file);
        const after = change(existsSync(path) ? readFileSync(path, 'utf8') : '');
        if (after === null) rmSync(path);
        else writeIn(other, file, after);
      }
      otherGit('add', '--all');
      otherGit('commit', '--quiet', '--message=Online');
      otherGit('push', '--quiet', 'origin', 'HEAD:main');
    },
    async restore() {
      git('switch', '--quiet', '--force', '--force-create', 'main', 'begin');
      git('clean', '--quiet', '--force', '-d', 'content', 'public');
      for (const name of ['draft', 'online']) git('update-ref', '-d', `refs/builder/${name}`);
      await project.restore();
      otherGit('reset', '--quiet', '--hard', git('rev-parse', 'begin'));
      otherGit('push', '--quiet', '--force', 'origin', 'HEAD:main');
    },
    remove() {
      for (const one of [folder, other]) rmSync(one, { recursive: true });
    },
  };
}

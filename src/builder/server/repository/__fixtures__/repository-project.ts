import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export const PAGE = 'content/pages/home.yaml';
export const PICTURE = 'public/images/portrait.svg';

/** A project of a few files that isn't a repository yet. */
export interface RepositoryProject {
  /** The folder that holds the project. */
  folder: string;
  root: string;
  write: (file: string, text: string) => void;
  read: (file: string) => string;
  edit: (from: string, to: string, file?: string) => void;
  /** Runs git as a person would in a terminal. Throws if it fails. */
  git: (...args: string[]) => string;
  /** Makes a repository with one commit of everything. */
  initialize: (at?: string) => void;
  /** Adds a hook, written as a shell script. */
  hook: (name: string, script: string) => void;
  remove: () => void;
}

/** Makes a project in a new folder. */
export function repositoryProject(): RepositoryProject {
  const folder = mkdtempSync(join(tmpdir(), 'repository-'));
  const root = join(folder, 'project');
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const write = (file: string, text: string, mode = 0o644) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text, { mode });
  };
  const git = (...args: string[]): string => {
    const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
    if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
    return stdout.trim();
  };
  write(
    PAGE,
    'name:\n  en: Home\n  da: Forside\nsections:\n  - type: pricing\n    title: { en: Prices, da: Priser }\n',
  );
  write('content/facts.yaml', 'accounts: { en: ten, da: ti }\n');
  write(PICTURE, '<svg xmlns="http://www.w3.org/2000/svg"/>');
  write('notes.txt', 'mine');
  return {
    folder,
    root,
    write,
    read,
    edit: (from, to, file = PAGE) => write(file, read(file).replace(from, to)),
    git,
    initialize(at = '.') {
      git('init', '--quiet', '--initial-branch=main', at);
      git('config', 'user.name', 'Ida');
      git('config', 'user.email', 'ida@example.com');
      git('config', 'commit.gpgsign', 'false');
      git('add', '--all');
      git('commit', '--quiet', '--message', 'Begin');
    },
    hook: (name, script) => write(`.git/hooks/${name}`, `#!/bin/sh\n${script}\n`, 0o755),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

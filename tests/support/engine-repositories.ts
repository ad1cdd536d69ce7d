import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Texts of files by path; `null` removes one. */
export type FileTexts = Readonly<Record<string, string | null>>;

/** A git repository in a temporary folder, as somebody's own. */
export interface Repository {
  root: string;
  git: (...args: string[]) => string;
  write: (files: FileTexts) => void;
  commit: (message: string, files?: FileTexts) => void;
  read: (file: string) => string;
}

/** Opens a repository that is removed after the test. */
export function createRepository(): Repository {
  const { repository, remove } = createRepositoryToRemove();
  onTestFinished(remove);
  return repository;
}

/** Opens a repository, for several tests. */
export function createRepositoryToRemove(): { repository: Repository; remove: () => void } {
  const root = mkdtempSync(join(tmpdir(), 'repository-'));
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  git('init', '--quiet', '--initial-branch=main');
  for (const [name, value] of [
    ['user.name', 'Robin'],
    ['user.email', 'robin@example.com'],
    ['commit.gpgsign', 'false'],
    ['tag.gpgsign', 'false'],
  ] as const)
    git('config', name, value);
  const write = (files: FileTexts) => {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      if (text === null) rmSync(join(root, file));
      else writeFileSync(join(root, file), text);
    }
  };
  const repository: Repository = {
    root,
    git,
    write,
    commit(message, files = {}) {
      write(files);
      git('add', '--all');
      git('commit', '--quiet', '--message', message);
    },
    read: (file) => readFileSync(join(root, file), 'utf8'),
  };
  return { repository, remove: () => rmSync(root, { recursive: true, force: true }) };
}

/** The scripts of a small engine: it writes a page of one text, and content has a version. */
const SCRIPTS = {
  'content:migrate': 'node engine/migrate.mjs',
  'content:check': 'node engine/check.mjs',
  build: 'node engine/build.mjs',
  'test:content': 'node engine/test.mjs',
  test: 'node engine/test.mjs',
};

/** The files by which npm knows a version of the engine. */
export const versionFiles = (version: string, packages: object = {}): FileTexts => ({
  'package.json': `${JSON.stringify({ name: 'engine', version, scripts: SCRIPTS }, null, 2)}\n`,
  'package-lock.json': `${JSON.stringify({ name: 'engine', version, lockfileVersion: 3, packages: { '': { name: 'engine', version }, ...packages } }, null, 2)}\n`,
});

/** A page that says a text. */
const buildScript = (words: string): string => `import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
mkdirSync('dist/us', { recursive: true });
const text = readFileSync('content/page.txt', 'utf8').trim();
writeFileSync('dist/us/index.html', \`<title>Home</title><body><p>${words}</p></body>\`);
`;

/** The files of an engine whose page says something. */
export const engineFiles = (words: string): FileTexts => ({
  '.gitignore': 'node_modules/\ndist/\n',
  'engine/build.mjs': buildScript(words),
  'engine/check.mjs':
    "import { readFileSync } from 'node:fs';\nif (readFileSync('content/page.txt', 'utf8').includes('mistake')) { console.error('content/page.txt: a mistake'); process.exit(1); }\n",
  'engine/migrate.mjs': "console.log('The content is up to date.');\n",
  'engine/test.mjs': '',
});

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { installNext } from '../../../../scripts/install-next.mjs';
import { commitDraft } from '../../../publishing/draft-ref.ts';
import { fetchOnline } from '../online/online-move.ts';
import { createCodeInstaller, type InstallState } from './code-installer.ts';

/** A program that is started as the builder is, and answers every request. */
const PROGRAM = `import { createServer } from 'node:http';
const server = createServer((_request, response) => response.end('ok'));
server.listen(0, '127.0.0.1', () => console.log(\`http://localhost:\${server.address().port}/_builder/\`));
process.on('SIGTERM', () => process.exit(0));
`;

/** A check of content that refuses one word. */
const CHECK = `import { readFileSync } from 'node:fs';
if (readFileSync('content/facts.yaml', 'utf8').includes('wrong')) { console.error('This is wrong.'); process.exit(1); }
`;

/** A migration of content to the second version. */
const MIGRATE = `import { readFileSync, writeFileSync } from 'node:fs';
const change = (file, from, to) => writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
change('content/site.yaml', 'contentVersion: 1', 'contentVersion: 2');
change('content/facts.yaml', 'old:', 'renamed:');
`;

/** A package that lies in the project: nothing is downloaded. */
const PART = { part: 'file:part' };

const packageOf = (dependencies: object) =>
  JSON.stringify({
    name: 'site',
    version: '1.0.0',
    private: true,
    dependencies,
    scripts: { 'content:check': 'node scripts/check.mjs', 'content:migrate': 'node scripts/migrate.mjs' },
  });

const lockOf = (dependencies: object, packages = {}) =>
  JSON.stringify({ name: 'site', lockfileVersion: 3, packages: { '': { name: 'site', dependencies }, ...packages } });

let folder: string;
let root: string;
let clone: string;
let paused: boolean;
let restarted: boolean;

const git = (place: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Bo', '-c', 'user.email=bo@example.com', ...args], {
    cwd: place,
    encoding: 'utf8',
  });
const write = (place: string, file: string, text: string) => {
  mkdirSync(dirname(join(place, file)), { recursive: true });
  writeFileSync(join(place, file), text);
};
const read = (file: string) => readFileSync(join(root, file), 'utf8');

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'install-'));
  root = join(folder, 'site');
  clone = join(folder, 'clone');
  paused = false;
  restarted = false;
  const files = {
    '.gitignore': 'node_modules/\n.build/\n.builder/\n',
    'package.json': packageOf({}),
    'package-lock.json': lockOf({}),
    'scripts/builder.mjs': PROGRAM,
    'scripts/check.mjs': CHECK,
    'scripts/migrate.mjs': MIGRATE,
    'content/site.yaml': 'company: { name: A }\ncontentVersion: 1\n',
    'content/facts.yaml': 'old: one\nyears: five\n',
  };
  for (const [file, text] of Object.entries(files)) write(root, file, text);
  write(root, 'node_modules/used/index.js', '');
  git(root, 'init', '--quiet', '--initial-branch=main');
  git(root, 'config', 'user.name', 'Anna');
  git(root, 'config', 'user.email', 'anna@example.com');
  git(root, 'add', '--all');
  git(root, 'commit', '--quiet', '--message=Begin');
  const online = join(folder, 'online.git');
  git(root, 'init', '--quiet', '--bare', '--initial-branch=main', online);
  git(root, 'remote', 'add', 'origin', online);
  git(root, 'push', '--quiet', '--set-upstream', 'origin', 'main');
  git(folder, 'clone', '--quiet', online, clone);
  write(clone, 'src/code.ts', 'export const NEW = true;\n');
});

afterEach(() => rmSync(folder, { recursive: true, maxRetries: 3 }));

/** Sends online what was written in the clone, and installs it. */
async function install(choices = {}): Promise<InstallState | undefined> {
  git(clone, 'add', '--all');
  git(clone, 'commit', '--quiet', '--allow-empty', '--message=Release');
  git(clone, 'push', '--quiet');
  await fetchOnline(root);
  const installer = createCodeInstaller({
    root,
    tell: () => undefined,
    keepDraft: () => commitDraft(root, join(root, '.builder')),
    program: {
      pause() {
        paused = true;
        return () => (paused = false);
      },
      restart: () => (restarted = true),
    },
  });
  installer.start(choices);
  await vi.waitFor(() => expect(restarted || installer.state()?.kind !== 'running').toBe(true), 25_000);
  return installer.state();
}

describe('new code that is installed beside the program', () => {
  it('takes its place with the merged content, when the program has ended', async () => {
    write(root, 'content/facts.yaml', 'old: one\nyears: five\n# ours\nmore: mine\n');
    write(clone, 'content/facts.yaml', 'old: one\nyears: six\n');
    await install();
    expect([paused, restarted]).toEqual([true, true]);
    // In a terminal, this process waits for the next one, which publishes.
    expect(existsSync(join(root, '.builder/publishing.lock'))).toBe(false);
    expect(existsSync(join(root, 'src/code.ts'))).toBe(false);
    expect(installNext(root)).toBe(true);
    expect(read('src/code.ts')).toContain('NEW');
    expect(read('content/facts.yaml')).toBe('old: one\nyears: six\n# ours\nmore: mine\n');
    expect(git(root, 'log', '-1', '--format=%s').trim()).toBe('Release');
    expect(git(root, 'status', '--porcelain')).toBe(' M content/facts.yaml\n');
    expect(existsSync(join(root, '.build/next'))).toBe(false);
    expect(installNext(root)).toBe(false);
  });

  it('migrates the draft before it is merged', async () => {
    write(root, 'content/facts.yaml', 'old: mine\nyears: five\n');
    write(clone, 'content/site.yaml', 'company: { name: A }\ncontentVersion: 2\n');
    write(clone, 'content/facts.yaml', 'renamed: one\nyears: six\n');
    await install();
    expect(installNext(root)).toBe(true);
    expect(read('content/facts.yaml')).toBe('renamed: mine\nyears: six\n');
    expect(read('content/site.yaml')).toContain('contentVersion: 2');
  });

  it('brings packages of its own', async () => {
    write(clone, 'part/package.json', JSON.stringify({ name: 'part', version: '1.0.0' }));
    write(clone, 'package.json', packageOf(PART));
    const linked = { 'node_modules/part': { resolved: 'part', link: true }, part: { version: '1.0.0' } };
    write(clone, 'package-lock.json', lockOf(PART, linked));
    await install();
    // Those in use stay until the program has ended.
    expect(readdirSync(join(root, 'node_modules'))).toEqual(['used']);
    installNext(root);
    expect(readdirSync(join(root, 'node_modules'))).toContain('part');
    expect(readdirSync(join(root, 'node_modules'))).not.toContain('used');
  });

  it('asks for what both sides have changed', async () => {
    write(root, 'content/facts.yaml', 'old: one\nyears: seven\n');
    write(clone, 'content/facts.yaml', 'old: one\nyears: six\n');
    const state = await install();
    expect(state).toMatchObject({ kind: 'conflicts', conflicts: [{ file: 'content/facts.yaml' }] });
    const id = state?.kind === 'conflicts' ? (state.conflicts[0]?.conflict.id ?? '') : '';
    await install({ [id]: 'theirs' });
    installNext(root);
    expect(read('content/facts.yaml')).toContain('years: six');
  });

  const PROBLEMS: Record<string, { prepare: () => void; says: string }> = {
    'content that the new code refuses': {
      prepare: () => write(clone, 'content/facts.yaml', 'old: wrong\nyears: five\n'),
      says: 'This is wrong.',
    },
    'a program that ends': {
      prepare: () => write(clone, 'scripts/builder.mjs', "console.error('No such module.'); process.exit(1);\n"),
      says: 'No such module.',
    },
    'a program that shows no page': {
      prepare: () =>
        write(clone, 'scripts/builder.mjs', PROGRAM.replace('response.end', 'response.writeHead(500).end')),
      says: 'answers 500',
    },
    'packages that npm can’t install': {
      prepare() {
        write(clone, 'package.json', packageOf(PART));
        write(clone, 'package-lock.json', lockOf({}, { other: {} }));
      },
      says: 'npm ci',
    },
    'code here that nobody has committed': {
      prepare: () => write(root, 'scripts/check.mjs', `${CHECK}// mine\n`),
      says: 'scripts/check.mjs',
    },
    'a link in the content': {
      prepare() {
        execFileSync('ln', ['-s', '/etc/passwd', join(clone, 'content/link.yaml')]);
      },
      says: 'content/link.yaml',
    },
  };

  it.each(Object.entries(PROBLEMS))('changes nothing because of %s, and says so', async (_name, { prepare, says }) => {
    prepare();
    const before = git(root, 'rev-parse', 'HEAD');
    const state = await install();
    expect(state).toMatchObject({ kind: 'failed', details: expect.stringContaining(says) });
    expect([paused, restarted]).toEqual([false, false]);
    expect(installNext(root)).toBe(false);
    expect(git(root, 'rev-parse', 'HEAD')).toBe(before);
    expect(existsSync(join(root, 'src/code.ts'))).toBe(false);
  });

  it('drops what was prepared if a file has changed since', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    await install();
    write(root, 'content/facts.yaml', 'old: typed at the last moment\nyears: five\n');
    expect(installNext(root)).toBe(false);
    expect(read('content/facts.yaml')).toContain('typed at the last moment');
    expect(existsSync(join(root, 'src/code.ts'))).toBe(false);
    expect(existsSync(join(root, '.build/next'))).toBe(false);
  });

  it('is finished by the next start if it was killed in between', async () => {
    write(root, 'content/facts.yaml', 'old: one\nyears: five\nmore: mine\n');
    write(clone, 'content/facts.yaml', 'old: one\nyears: six\n');
    await install();
    // Killed while the files were written: some are there, the branch hasn't moved, and git has left its lock.
    writeFileSync(join(root, '.build/next/begun'), '');
    writeFileSync(join(root, '.build/next/install-index.lock'), '');
    write(root, 'src/code.ts', 'export const NE');
    rmSync(join(root, 'content/facts.yaml'));
    expect(installNext(root)).toBe(true);
    expect(read('src/code.ts')).toBe('export const NEW = true;\n');
    expect(read('content/facts.yaml')).toBe('old: one\nyears: six\nmore: mine\n');
    expect(git(root, 'log', '-1', '--format=%s').trim()).toBe('Release');
  });
});

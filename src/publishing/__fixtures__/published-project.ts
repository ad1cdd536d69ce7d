import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { describeHosting } from '../../hosting/hosting.ts';
import { REGIONS } from '../../../tests/support/regions.ts';
import { publishingFolders, type PublishingFolders } from '../publishing-folders.ts';
import { makeLiveAgain, publishSite, type Selection } from '../publish-site.ts';
import type { PublishOptions, PublishResult } from '../publish-options.ts';
import { publishSchedule } from '../publish-schedule.ts';
import type { Release } from '../release-store.ts';
import { serveReleases } from '../serve-releases.ts';

/** Builds a page of each file of `content/pages/` that is shown on the day, with a script whose name has a hash, and copies `public/`. */
const BUILD = `
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
rmSync('dist', { recursive: true, force: true });
mkdirSync('dist/us', { recursive: true });
mkdirSync('dist/assets');
const { date: day = new Date().toISOString().slice(0, 10) } = parseArgs({ options: { date: { type: 'string' } } }).values;
const script = readFileSync('src/script.js');
const name = 'assets/script-' + createHash('sha256').update(script).digest('hex').slice(0, 8) + '.js';
writeFileSync('dist/' + name, script);
for (const file of readdirSync('content/pages')) {
  const text = readFileSync('content/pages/' + file, 'utf8').trim();
  if ((/visibleFrom: "(.*)"/.exec(text)?.[1] ?? '') > day) continue;
  if (text.includes('BROKEN')) throw new Error('A page is broken.');
  writeFileSync('dist/us/' + file.replace('.yaml', '.html'),
    '<head><title>' + text + '</title><link rel="canonical" href="/us/"></head><body><script src="/' + name + '"></script><p>' + text + '</p></body>');
}
writeFileSync('dist/404.html', 'Nothing');
writeFileSync('dist/hosting.json', readFileSync('src/hosting.json'));
cpSync('public', 'dist', { recursive: true });
`;

const hostingOf = (policy: string): string =>
  JSON.stringify(describeHosting(policy, { shownRegions: REGIONS.codes, formerRegions: [] }));

/** A small project in a git repository, with a server of its live release. */
export interface PublishedProject {
  root: string;
  folders: PublishingFolders;
  /** Where the site is served. */
  url: string;
  /** The steps that publications have started. */
  steps: string[];
  write: (file: string, text: string) => void;
  remove: (file: string) => void;
  read: (file: string) => string;
  git: (...args: string[]) => string;
  /** Commits code that sends another policy with every page. */
  changePolicy: (policy: string) => void;
  publish: (more?: Partial<PublishOptions>, selection?: Selection) => Promise<PublishResult>;
  publishSchedule: (more?: Partial<PublishOptions>) => Promise<PublishResult | undefined>;
  makeLive: (number: number, more?: Partial<PublishOptions>) => Promise<PublishResult>;
  /** Requests an address of the site. */
  ask: (path: string) => Promise<{ status: number; text: string; policy: string | null }>;
}

/** The files of the project. */
const FILES = {
  '.gitignore': 'node_modules\n.builder/\ndist/\n',
  'package.json': '{ "type": "module" }',
  'scripts/build.ts': BUILD,
  'src/script.js': '1',
  'src/hosting.json': hostingOf("default-src 'self'"),
  'content/site.yaml': 'timeZone: Europe/Madrid\n',
  'content/regions.yaml': 'us: { name: USA, language: en }\ndk: { name: Denmark, language: da }\n',
  'content/pages/home.yaml': 'Home',
  'content/pages/about.yaml': 'About',
  'public/robots.txt': 'Allow',
};

/** Makes a repository with a project in it. */
function makeProject(inFolder: string): Pick<PublishedProject, 'root' | 'write' | 'git'> & { top: string } {
  const top = mkdtempSync(join(tmpdir(), 'published-'));
  const root = join(top, inFolder);
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  for (const [file, text] of Object.entries(FILES)) write(file, text);
  symlinkSync(join(import.meta.dirname, '../../../node_modules'), join(root, 'node_modules'));
  execFileSync('git', ['init', '--quiet', '--initial-branch=main'], { cwd: top });
  git('config', 'user.name', 'Ida');
  git('config', 'user.email', 'ida@example.com');
  git('add', '--all');
  git('commit', '--quiet', '--message=Begin');
  return { top, root, write, git };
}

/** Serves a project's live release for one test. */
async function serveForTest(folders: PublishingFolders): Promise<string> {
  const server = await serveReleases(folders, 0, () => Promise.resolve(false));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://localhost:${(server.address() as AddressInfo).port}/`; // it listens on a port
}

/** Makes a project for one test. */
export async function publishedProject({ inFolder = '' } = {}): Promise<PublishedProject> {
  const { top, root, write, git } = makeProject(inFolder);
  onTestFinished(() => rmSync(top, { recursive: true, force: true }));
  const folders = publishingFolders(root, {});
  const url = await serveForTest(folders);
  const steps: string[] = [];
  const options: PublishOptions = {
    folders,
    publicUrl: url,
    onStep: (step) => void steps.push(step),
    print: () => undefined,
    signal: new AbortController().signal,
  };
  return {
    root,
    folders,
    url,
    steps,
    write,
    remove: (file) => rmSync(join(root, file)),
    read: (file) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : ''),
    git,
    changePolicy(policy) {
      write('src/hosting.json', hostingOf(policy));
      git('commit', '--quiet', '--message=Policy', 'src');
    },
    publish: (more, selection) => publishSite({ ...options, ...more }, selection),
    publishSchedule: (more) => publishSchedule({ ...options, ...more }),
    makeLive: (number, more) => makeLiveAgain({ ...options, ...more }, number),
    async ask(path) {
      const answer = await fetch(new URL(path, url), { redirect: 'manual' });
      const policy = answer.headers.get('Content-Security-Policy');
      return { status: answer.status, text: await answer.text(), policy };
    },
  };
}

/** Returns the release that a publication made live. Throws if it failed. */
export function liveOf(result: PublishResult): Release {
  if ('live' in result) return result.live;
  throw new Error(JSON.stringify(result.failure));
}

import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, it, onTestFinished, vi } from 'vitest';
import { findNginx } from '../tools/install-host-servers.ts';
import { freePort } from '../tests/support/free-port.ts';
import { startNginxProxy } from '../tests/support/host-servers.ts';
import { acceptInvitation, addPasskeyDevice } from '../tests/support/people-builder.ts';
import { createCertificate } from '../tests/support/test-certificate.ts';
import { openTrustingBrowser } from '../tests/support/trusting-browser.ts';

const NAME = 'edit.example.com';
const PAGE = readFileSync('docs/hosting-the-builder.md', 'utf8');

/** How long the builder may take for its start, and to send the draft, in milliseconds. */
const WAIT = { timeout: 120_000, interval: 200 };

/** How long it may take to remove a machine with its packages, in milliseconds. */
const REMOVAL_MS = 600_000;

/** The commands below a heading of the page, a list for each block. */
function blocksBelow(heading: string): string[][] {
  const [, section = ''] = PAGE.split(new RegExp(`^(?:#|##) ${heading}$`, 'm'));
  const [own = ''] = section.split(/^## /m);
  return [...own.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block = '']) => block.trim().split('\n'));
}

/** Programs that need a machine of their own. `sudo -u builder` runs the rest as the user of the test. */
const STAND_INS: Readonly<Record<string, string>> = {
  apt: '',
  useradd: 'mkdir -p "$HOME_OF/.ssh"', // ssh-keygen makes this folder in the home of its user
  certbot: '',
  systemctl: '',
  chown: '',
  sudo: 'shift 2; exec "$@"',
};

/** A machine: a folder that stands for its root. */
function createMachine() {
  const root = mkdtempSync(join(tmpdir(), 'hosting-machine-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }), REMOVAL_MS);
  const programs = join(root, 'programs');
  for (const folder of ['programs', 'etc/nginx/sites-enabled', 'etc/systemd/system', 'var/lib'])
    mkdirSync(join(root, folder), { recursive: true });
  for (const [name, body] of Object.entries(STAND_INS)) {
    writeFileSync(join(programs, name), `#!/bin/sh\n${body}\n`);
    chmodSync(join(programs, name), 0o755);
  }
  const at = (command: string) => command.replaceAll(/(?<![\w.])\/(etc|var)\//g, `${root}/$1/`);
  /** Runs commands in one shell, as the page says. Returns what they print. */
  const run = (commands: readonly string[], repository: string): string => {
    const script = commands.map((command) => at(command.replace(/REPOSITORY=\S+/, `REPOSITORY=${repository}`)));
    const env = { ...process.env, PATH: `${programs}:${process.env['PATH'] ?? ''}` };
    return execFileSync('bash', ['-euo', 'pipefail', '-c', script.join('\n')], { cwd: root, env, encoding: 'utf8' });
  };
  return { root, at, run, file: (path: string) => join(root, path) };
}
type Machine = ReturnType<typeof createMachine>;

/** Starts what a unit starts, with its environment. */
async function startUnit(machine: Machine, port: number): Promise<ChildProcess> {
  const unit = machine.at(readFileSync(machine.file('etc/systemd/system/builder.service'), 'utf8'));
  const valuesOf = (key: string) =>
    [...unit.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value = '']) => value);
  const [command = '', ...args] = (valuesOf('ExecStart')[0] ?? '').split(' ');
  expect(command).toBe('/usr/bin/node');
  const own = Object.fromEntries(
    valuesOf('Environment').map((pair) => pair.split(/=(.*)/s).slice(0, 2) as [string, string]),
  );
  const env = { PATH: process.env['PATH'], HOME: machine.file('var/lib/builder'), PORT: String(port), ...own };
  const child = spawn(process.execPath, args, { cwd: valuesOf('WorkingDirectory')[0], env, stdio: 'ignore' });
  onTestFinished(() => void child.kill('SIGKILL'));
  await vi.waitFor(async () => expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200), WAIT);
  return child;
}

/** Serves a machine as its nginx does, with the ports and the certificate of the test. Returns a page of a browser that reaches it. */
async function serve(machine: Machine, port: number): Promise<Page> {
  const certificate = createCertificate(machine.root, NAME);
  const plain = await freePort();
  const written = readFileSync(machine.file('etc/nginx/sites-enabled/builder'), 'utf8');
  const proxy = await startNginxProxy(findNginx() ?? '', (own) =>
    written
      .replace('listen 80;', `listen 127.0.0.1:${plain};`)
      .replace('listen 443 ssl http2;', `listen 127.0.0.1:${own} ssl http2;`)
      .replaceAll(`/etc/letsencrypt/live/${NAME}`, machine.root)
      .replace('127.0.0.1:4180', `127.0.0.1:${port}`),
  );
  onTestFinished(proxy.stop);
  const browser = await openTrustingBrowser(NAME, proxy.port, certificate);
  onTestFinished(() => browser.close());
  const page = await browser.newPage({ locale: 'en-US' });
  page.setDefaultTimeout(WAIT.timeout);
  return page;
}

/** Waits until somebody who has signed in sees the site in the builder. */
async function waitForBuilder(page: Page): Promise<void> {
  await page.getByRole('list', { name: 'Sections', exact: true }).waitFor();
  await page.locator('figure[aria-busy="false"]').first().waitFor();
}

/** Makes the repository of a site: this project, as it is now. Returns its path. */
function createRepository(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hosting-repository-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }), REMOVAL_MS);
  const work = join(folder, 'work');
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  for (const file of files.split('\0').filter((name) => name !== '')) {
    mkdirSync(join(work, file, '..'), { recursive: true });
    copyFileSync(file, join(work, file));
  }
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], { cwd: work });
  git('init', '--quiet', '--initial-branch=main');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Site');
  git('clone', '--quiet', '--bare', work, join(folder, 'site.git'));
  return join(folder, 'site.git');
}

it.runIf(findNginx())(
  'takes a bare machine to signed in, and an empty one to the same site, by the commands of the page',
  async () => {
    const repository = createRepository();
    const [first = [], second = []] = blocksBelow('Host the builder');
    const [backup = [], restoreDraft = [], restorePeople = []] = blocksBelow('Back up and restore');
    const invitation = second.at(-1) ?? '';
    expect(invitation).toContain('--invite "Anna" --role owner');

    const machine = createMachine();
    const printed = machine.run([...first, ...second], repository);
    const port = await freePort();
    const unit = await startUnit(machine, port);
    const page = await serve(machine, port);
    const passkeys = await addPasskeyDevice(page);
    const link = /^https:\S+$/m.exec(printed)?.[0] ?? '';
    expect(link).toMatch(new RegExp(`^https://${NAME}/_builder/invitation#`));
    await acceptInvitation(page, link);
    await waitForBuilder(page);

    // A change that nobody has saved as a version, and the copy of the people.
    const facts = 'content/facts.yaml';
    const changed = `${readFileSync(facts, 'utf8')}# Changed on the first machine\n`;
    writeFileSync(machine.file(`var/lib/builder/site/${facts}`), changed);
    const draft = () =>
      execFileSync('git', ['--git-dir', repository, 'show', `refs/builder/draft:${facts}`], {
        encoding: 'utf8',
        stdio: 'pipe',
      });
    await vi.waitFor(() => expect(draft()).toBe(changed), WAIT);
    machine.run(backup, repository);
    unit.kill('SIGTERM');
    expect(await once(unit, 'exit')).toEqual([0, null]);

    const empty = createMachine();
    const copy = readdirSync(machine.file('var/lib/builder')).find((name) => /^people-[\d-]{10}\.db$/.test(name)) ?? '';
    const clone = second.findIndex((command) => command.includes('git clone'));
    const move = restorePeople.map((command) =>
      command.replace(/people-[\d-]+\.db/, machine.file(`var/lib/builder/${copy}`)),
    );
    const rest = second.slice(clone + 1).filter((command) => command !== invitation);
    empty.run([...first, ...second.slice(0, clone + 1), ...restoreDraft, ...move, ...rest], repository);
    expect(readFileSync(empty.file(`var/lib/builder/site/${facts}`), 'utf8')).toBe(changed);
    const next = await freePort();
    await startUnit(empty, next);
    const pageAgain = await serve(empty, next);
    await addPasskeyDevice(pageAgain, await passkeys());
    await pageAgain.context().addCookies(await page.context().cookies());
    await pageAgain.goto(`https://${NAME}/_builder/`);
    await waitForBuilder(pageAgain);
    await pageAgain.context().clearCookies();
    await pageAgain.reload();
    await pageAgain.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await waitForBuilder(pageAgain);
  },
  900_000,
);

// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BAD_TANSTACK_RELEASES, compromised } from './compromised-releases.ts';
import { licenceList, unlistedLicences } from './licence-list.ts';
import { packagesOf, readLockfile } from './lockfile.ts';

const ROOT = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const manifest = JSON.parse(read('package.json')) as Record<
  'dependencies' | 'devDependencies' | 'overrides',
  Record<string, unknown>
>;
const lockfile = readLockfile(ROOT);
const packages = packagesOf(lockfile);

/** What lockfile-lint says of a lockfile: nothing where it finds nothing. */
function lint(file: string): string {
  const words = ['--type', 'npm', '--allowed-hosts', 'npm', '--validate-https', '--validate-integrity'];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      join(ROOT, 'node_modules/lockfile-lint/bin/lockfile-lint.js'),
      '--path',
      file,
      '--validate-package-names',
      ...words,
    ],
    { encoding: 'utf8' },
  );
  return status === 0 ? '' : `${stdout}${stderr}`;
}

/** What lockfile-lint says once packages have been changed. */
function lintChanged(changes: Record<string, { resolved: string } | { integrity: string }>): string {
  const folder = mkdtempSync(join(tmpdir(), 'lockfile-'));
  const file = join(folder, 'package-lock.json');
  const changed = Object.entries(changes).map(([name, change]) => {
    const place = `node_modules/${name}`;
    return [place, { ...lockfile.packages[place], ...change }];
  });
  writeFileSync(
    file,
    JSON.stringify({ ...lockfile, packages: { ...lockfile.packages, ...Object.fromEntries(changed) } }),
  );
  const words = lint(file);
  rmSync(folder, { recursive: true });
  return words;
}

describe('the versions', () => {
  it('are exact in package.json', () => {
    const wanted = [manifest.dependencies, manifest.devDependencies, ...Object.values(manifest.overrides)];
    const versions = wanted.flatMap((group) => Object.entries(group as Record<string, string>));
    expect(versions.length).toBeGreaterThan(40);
    expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
    expect(read('.npmrc')).toMatch(/^save-exact=true$/m);
  });

  it('are those that are locked', () => {
    const wanted = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
    const locked = wanted.map(([name]) => [name, lockfile.packages[`node_modules/${name}`]?.version]);
    expect(locked).toEqual(wanted);
  });
});

describe('the lockfile', () => {
  it('has nothing that lockfile-lint objects to', { timeout: 30_000 }, () => {
    expect(lint(join(ROOT, 'package-lock.json'))).toBe('');
  });

  it('would be objected to with another host, plain http, another name or a weak hash', { timeout: 30_000 }, () => {
    const words = lintChanged({
      zod: { resolved: 'https://evil.example/zod/-/zod-4.6.7.tgz' },
      yaml: { resolved: 'http://registry.npmjs.org/yaml/-/yaml-2.9.1.tgz' },
      react: { resolved: 'https://registry.npmjs.org/raect/-/raect-19.3.1.tgz' },
      clsx: { integrity: 'sha1-qqqqqqqqqqqqqqqqqqqqqqqqqqo=' },
    });
    expect(words).toMatch(/evil\.example/);
    expect(words).toMatch(/yaml.*\n.*expected: https/);
    expect(words).toMatch(/raect/);
    expect(words).toMatch(/clsx.*\n.*expected: sha512/);
  });

  it('takes every package from the registry, under a hash of its archive', () => {
    expect(packages.length).toBeGreaterThan(500);
    expect(packages.filter(({ integrity }) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''))).toEqual([]);
    // Without an address npm asks the registry; the hash holds all the same.
    const elsewhere = packages.filter(
      ({ link, resolved = 'https://registry.npmjs.org/' }) =>
        link || !resolved.startsWith('https://registry.npmjs.org/'),
    );
    expect(elsewhere).toEqual([]);
    expect(read('.npmrc')).not.toMatch(/registry/);
  });

  it('has none of the releases that an attacker published', () => {
    expect(compromised(packages)).toEqual([]);
    expect(packages.filter(({ name }) => name.startsWith('@tanstack/')).length).toBeGreaterThanOrEqual(5);
  });

  it('would not pass with one of them', () => {
    expect(Object.keys(BAD_TANSTACK_RELEASES)).toHaveLength(42);
    expect(Object.values(BAD_TANSTACK_RELEASES).flat()).toHaveLength(84);
    const bad = [
      { name: '@tanstack/react-router', version: '1.169.8' },
      { name: 'tanstack', version: '2.0.5' },
      { name: 'x', version: '1.0.0', optionalDependencies: { '@tanstack/setup': 'github:x/y#1' } },
      { name: '@tanstack/react-router', version: '1.169.9' },
    ];
    expect(compromised(bad)).toEqual(['@tanstack/react-router@1.169.8', 'tanstack@2.0.5', 'x@1.0.0']);
  });
});

describe('scripts of packages', () => {
  it('are not run when the project is set up', () => expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m));

  it('are not needed by the only two packages that have some', { timeout: 30_000 }, () => {
    expect(packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name)).toEqual([
      'esbuild',
      'vnu-jar',
    ]);
    // esbuild's only puts its program in place of a small starter; vnu-jar's only fetches a Java.
    const starter = spawnSync(process.execPath, [join(ROOT, 'node_modules/esbuild/bin/esbuild'), '--version']);
    expect(String(starter.stdout).trim()).toBe(lockfile.packages['node_modules/esbuild']?.version);
    expect(existsSync(join(ROOT, 'node_modules/vnu-jar/build/dist/vnu.jar'))).toBe(true);
  });
});

describe('licences', () => {
  it('are all known, and none asks anything of the site', () => expect(unlistedLicences(packages)).toEqual([]));

  it('that nobody has judged are named', () => {
    const tool = { name: 'tool', version: '1.0.0', dev: true };
    expect(
      unlistedLicences([
        { name: 'part', version: '1.0.0', license: 'MPL-2.0' },
        { ...tool, license: 'MPL-2.0' },
        { ...tool, license: 'AGPL-3.0-only' },
        tool,
      ]),
    ).toEqual(['part@1.0.0: MPL-2.0', 'tool@1.0.0: AGPL-3.0-only', 'tool@1.0.0: unknown']);
  });

  it('are listed as they are; npm run licences writes the list anew', () =>
    expect(read('docs/licences.md')).toBe(licenceList(packages)));
});

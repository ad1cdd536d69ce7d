import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { licenseList, readLicensedPackages, unlistedLicenses } from '../../tools/license-list.ts';
import { lockedFolders, packagesOf, readLockfile, untrustedPackages } from '../../tools/lockfile.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const projects = lockedFolders(ROOT).map((folder) => {
  const lockfile = readLockfile(folder);
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
    devDependencies?: Record<string, string>;
    overrides?: Record<string, Record<string, string>>;
  };
  return {
    folder: relative(ROOT, folder),
    lockfile,
    packages: packagesOf(lockfile),
    wanted: { ...manifest.dependencies, ...manifest.devDependencies },
    overrides: Object.assign({}, ...Object.values(manifest.overrides ?? {})) as Record<string, string>,
    settings: readFileSync(join(folder, '.npmrc'), 'utf8'),
  };
});
const root = projects.find(({ folder }) => folder === '');

it('finds the project and its tools', () => {
  expect(projects.map(({ folder }) => folder)).toEqual(
    expect.arrayContaining(['', 'tools/astro', 'tools/lighthouse', 'tools/markup', 'tools/mcp', 'tools/mutation']),
  );
});

describe.each(projects.map((project) => [project.folder || 'the project', project] as const))(
  '%s',
  (_name, project) => {
    const { lockfile, packages, wanted, overrides, settings } = project;

    it('pins exact versions in a lockfile', () => {
      const inexact = Object.entries({ ...wanted, ...overrides }).filter(
        ([, version]) => !/^\d+\.\d+\.\d+$/.test(version),
      );
      expect(inexact).toEqual([]);
      const locked = Object.keys(wanted).map((name) => [name, lockfile.packages[`node_modules/${name}`]?.version]);
      expect(locked).toEqual(Object.entries(wanted));
      expect(settings).toMatch(/^save-exact=true$/m);
    });

    it('takes every package from the registry, by its name and the hash of its archive', () => {
      expect(packages).not.toEqual([]);
      expect(untrustedPackages(packages)).toEqual([]);
      expect(settings).not.toMatch(/registry/);
    });

    it("doesn't run install scripts", () => {
      expect(settings).toMatch(/^ignore-scripts=true$/m);
    });
  },
);

describe('a lockfile', () => {
  it('is rejected for another host, plain http, another name, a link, a weak hash or none', () => {
    const integrity = `sha512-${'a'.repeat(86)}==`;
    const resolved = 'https://registry.npmjs.org/zod/-/zod-4.6.7.tgz';
    const good = { name: 'zod', version: '4.6.7', integrity, resolved };
    expect(
      untrustedPackages([good, { ...good, name: '@types/zod', resolved: resolved.replace('zod', '@types/zod') }]),
    ).toEqual([]);
    const bad = [
      { ...good, resolved: 'https://evil.example/zod/-/zod-4.6.7.tgz' },
      { ...good, resolved: resolved.replace('https', 'http') },
      { ...good, resolved: resolved.replace('zod/', 'zodd/') },
      { ...good, resolved: 'git+ssh://git@github.com/colinhacks/zod.git#1' },
      { ...good, link: true },
      { ...good, integrity: 'sha1-qqqqqqqqqqqqqqqqqqqqqqqqqqo=' },
      { name: 'zod', version: '4.6.7', resolved },
    ];
    for (const entry of bad) expect(untrustedPackages([entry])).toEqual(['zod@4.6.7']);
  });
});

describe('npm ci', () => {
  it('installs at most 400 packages', () => {
    const installed = root?.packages.filter(
      ({ os, cpu, libc }) =>
        (!os || os.includes('linux')) && (!cpu || cpu.includes('x64')) && (!libc || libc.includes('glibc')),
    );
    expect(installed?.length).toBeGreaterThan(100);
    expect(installed?.length).toBeLessThanOrEqual(400);
  });

  it('installs no package that needs its install script', { timeout: 30_000 }, () => {
    expect(root?.packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name)).toEqual([
      'esbuild',
    ]);
    // esbuild's script only replaces a small launcher with its binary.
    const starter = spawnSync(process.execPath, [join(ROOT, 'node_modules/esbuild/bin/esbuild'), '--version']);
    expect(String(starter.stdout).trim()).toBe(root?.lockfile.packages['node_modules/esbuild']?.version);
  });
});

describe('licenses', () => {
  const packages = readLicensedPackages(ROOT);

  it('are all known, and none puts an obligation on the site', () => expect(unlistedLicenses(packages)).toEqual([]));

  it('are reported if nobody has reviewed them', () => {
    const tool = { name: 'tool', version: '1.0.0', isTool: true };
    expect(
      unlistedLicenses([
        { name: 'part', version: '1.0.0', license: 'MPL-2.0', isTool: false },
        { ...tool, license: 'MPL-2.0' },
        { ...tool, license: 'AGPL-3.0-only' },
        tool,
      ]),
    ).toEqual(['part@1.0.0: MPL-2.0', 'tool@1.0.0: AGPL-3.0-only', 'tool@1.0.0: unknown']);
  });

  it('match the list; npm run docs:licenses updates it', () =>
    expect(read('docs/licenses.md')).toBe(licenseList(packages)));
});

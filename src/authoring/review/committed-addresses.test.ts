import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MODEL } from '../../../tests/support/minimal-model.ts';
import { checkMinimalSite, filesWith, type Changes } from '../../../tests/support/minimal-page-data.ts';
import { checkCommittedAddresses } from './committed-addresses.ts';

const GASPER = 'content/projects/gasper.yaml';

let root = '';
const git = (...args: string[]) => execFileSync('git', args, { cwd: root });
const writeSite = (changes: Changes) => {
  for (const [file, text] of Object.entries(filesWith(changes))) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
};
const warningsAfter = async (changes: Changes) => {
  writeSite(changes);
  const found = await checkCommittedAddresses(root, checkMinimalSite(changes), MODEL);
  return found.map(({ severity, file, message, hint }) => `${severity} ${file} ${message} ${hint}`);
};

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'committed-'));
  writeSite({});
  git('init', '-q');
  git('add', '-A');
  git('-c', 'user.name=Ann', '-c', 'user.email=a@example.com', '-c', 'commit.gpgsign=false', 'commit', '-qm', 'A site');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

it('warns of an address that a new name of the client loses, and proposes the redirect', async () => {
  expect(await warningsAfter({})).toEqual([]);
  const renamed = ['clientName: Gasper', 'clientName: Gasper Labs'] as const;
  expect(await warningsAfter({ 'projects/gasper': [renamed] })).toEqual([
    `warning ${GASPER} The page was at /project/gasper-software in the last commit; this address leads nowhere now. Add the line "redirectFrom: [/project/gasper-software]".`,
  ]);
});

it('finds nothing without a repository', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'no-repository-'));
  expect(await checkCommittedAddresses(folder, checkMinimalSite({}), MODEL)).toEqual([]);
  rmSync(folder, { recursive: true });
});

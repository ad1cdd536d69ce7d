import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSession, type BuilderSession } from './session.ts';
import { shareSection } from './shared-sections.ts';
import { undoStep } from './undo-steps.ts';

const PROJECT = join(import.meta.dirname, '../../..');
const HOME = 'content/pages/home.yaml';
const ABOUT = 'content/pages/about-me.yaml';
const SHARED = 'content/shared/prices.yaml';

let root: string;
let session: BuilderSession;
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'shared-'));
  cpSync(join(PROJECT, 'content'), join(root, 'content'), { recursive: true });
  symlinkSync(join(PROJECT, 'public'), join(root, 'public'));
  symlinkSync(join(PROJECT, 'src'), join(root, 'src'));
  session = await openSession({ root });
});
afterEach(() => rmSync(root, { recursive: true }));

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const share = (file: string, index: number, name?: string) => {
  session.check.refresh();
  return shareSection(session, { file, index, name, label: 'Prices: shared' });
};
const errors = (outcome: { problems: { severity: string; message: string }[] }) =>
  outcome.problems.filter(({ severity }) => severity === 'error').map(({ message }) => message);
/** Index of the pricing section on the home page. */
const PRICING = 4;

it('moves a section with its comments to a file, and back', () => {
  const before = read(HOME).replace('  - type: pricing\n', '  # The prices.\n  - type: pricing\n');
  writeFileSync(join(root, HOME), before);
  const shared = share(HOME, PRICING, 'prices');
  expect(errors(shared)).toEqual([]);
  expect(read(HOME)).toContain('  - shared: prices\n    id: pricing\n');
  expect(read(SHARED)).toMatch(
    /^# yaml-language-server: \$schema=\.\.\/\.\.\/schemas\/shared-section\.schema\.json\n# The prices\.\ntype: pricing\ntitle:\n {2}en: /,
  );
  expect(read(SHARED)).not.toContain('id: pricing');
  expect(errors(share(HOME, PRICING))).toEqual([]);
  expect(read(HOME)).toBe(before.replace('  # The prices.\n', ''));
});

it('shares no other section than the author saw, if the file has changed since', () => {
  const before = read(HOME);
  const hash = session.recent.keep(before);
  const shareSeen = () => {
    session.check.refresh();
    return shareSection(session, { file: HOME, index: PRICING, name: 'prices', hash, label: 'Prices: shared' });
  };
  const moved = before.replace(/^sections:\n/m, 'sections:\n  - type: faq\n    hidden: true\n');
  writeFileSync(join(root, HOME), moved);
  expect(shareSeen().problems).toMatchObject([{ message: expect.stringMatching(/changed in the meantime/) as string }]);
  expect(read(HOME)).toBe(moved);
  expect(existsSync(join(root, SHARED))).toBe(false);
  writeFileSync(join(root, HOME), `${before}# below\n`);
  expect(errors(shareSeen())).toEqual([]);
  expect(read(SHARED)).toContain('type: pricing');
});

it('is undone in one step, which removes the file', () => {
  const before = read(HOME);
  share(HOME, PRICING, 'prices');
  undoStep(session, {});
  expect(read(HOME)).toBe(before);
  expect(existsSync(join(root, SHARED))).toBe(false);
});

it('keeps what the page has of its own when it gets a copy', () => {
  const [, first = ''] = /shared: ([a-z-]+)/.exec(read('content/pages/services/saas-google-ads-consultant.yaml')) ?? [];
  const page = read(ABOUT).replace(/^sections:\n/m, `sections:\n  - shared: ${first}\n    hidden: true\n`);
  writeFileSync(join(root, ABOUT), page);
  expect(errors(share(ABOUT, 0))).toEqual([]);
  expect(read(ABOUT)).toMatch(/sections:\n {2}- type: [a-z-]+\n {4}hidden: true\n/);
  expect(read(ABOUT)).not.toContain(`shared: ${first}`);
});

it.each([
  ['a name that is taken', HOME, PRICING, 'process', /already/],
  ['a name that is no file name', HOME, PRICING, '../x', /Only files below content/],
  ['a section that is the page’s own', HOME, PRICING, undefined, /own already/],
  ['an entry that is not there', HOME, 99, 'prices', /./],
])('refuses %s', (_, file, index, name, message) => {
  const before = read(file);
  const outcome = share(file, index, name);
  expect(outcome.ok).toBe(false);
  expect(errors(outcome)[0]).toMatch(message);
  expect(read(file)).toBe(before);
});

import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadModel } from '../../../model/load-model.ts';
import { openCheck, type OpenCheck } from '../../../authoring/content-edit/open-check.ts';
import { openAppearance, type ReadAppearance } from './appearance.ts';

const model = await loadModel(process.cwd());
const ABOUT = 'content/pages/about-me.yaml';
let root = '';
let check: OpenCheck;
let read: ReadAppearance;
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'appearance-'));
  for (const folder of ['content', 'public']) cpSync(folder, join(root, folder), { recursive: true });
  symlinkSync(join(process.cwd(), 'src'), join(root, 'src'));
  check = openCheck(root, model);
  read = await openAppearance({ root, check }, ({ page }) => Promise.resolve(JSON.stringify(page.sections)));
});
afterEach(() => rmSync(root, { recursive: true }));

const edit = (change: (text: string) => string) => {
  const before = readFileSync(join(root, ABOUT), 'utf8');
  const after = change(before);
  expect(after).not.toBe(before);
  writeFileSync(join(root, ABOUT), after);
  check.refresh();
};

it('shows what each region tells search engines and social networks', async () => {
  const [us, , dk] = await read({ file: ABOUT });
  expect(us).toMatchObject({ region: 'us', indexed: true, titleLimit: 60, descriptionLimit: 160 });
  expect(us?.url).toMatch(/^https:\/\/.*\/us\/about-me$/);
  expect(us?.title).not.toBe(dk?.title);
  const svg = Buffer.from(us?.shareImage.replace('data:image/svg+xml;base64,', '') ?? '', 'base64').toString();
  expect(svg).toMatch(/^<svg[^>]+width="1200"/);
});

it('compares the weight of a page with that of the beginning', async () => {
  const [first] = await read({ file: ABOUT });
  expect(first?.weightBefore).toEqual(first?.weight);
  expect(first?.weight.pictures).toBeGreaterThan(0);
  edit((text) => text.replace(/src: \/images\/[a-z-]+\.svg/, 'src: /images/cases/ascently.svg'));
  const [second] = await read({ file: ABOUT });
  expect(second?.weightBefore).toEqual(first?.weight);
  expect(second?.weight.pictures).not.toBe(first?.weight.pictures);
});

it('shows the image that a page names for sharing', async () => {
  edit((text) => text.replace('seo:\n', 'seo:\n  ogImage: /favicon-32.png\n'));
  const [us] = await read({ file: ABOUT });
  expect(us?.shareImage).toBe('/favicon-32.png');
});

it('shows a case study at its own address, and refuses files without a page', async () => {
  const [us] = await read({ file: 'content/case-studies/ascently.yaml' });
  expect(us?.url).toContain('/us/case-study/ascently');
  await expect(read({ file: 'content/site.yaml' })).rejects.toThrow('makes no page');
});

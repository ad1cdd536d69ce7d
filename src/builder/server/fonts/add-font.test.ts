// @vitest-environment node
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { parse, stringify } from 'yaml';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { create } from 'fontkit';
import type { BuilderHandlers } from '../../protocol/calls.ts';
import type { AddedFont } from '../../../theme/added-font.ts';
import { addFont } from './add-font.ts';
import { createFontHandlers } from './font-handlers.ts';

const PACKAGES = 'node_modules/@fontsource-variable';
const SERIF = readFileSync(`${PACKAGES}/hedvig-letters-serif/files/hedvig-letters-serif-latin-opsz-normal.woff2`);
const SANS = readFileSync(`${PACKAGES}/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2`);
const TTF = readFileSync('src/styles/fonts/schibsted-grotesk-400.ttf');

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fonts-'));
  mkdirSync(join(root, 'content'));
});
afterEach(() => rmSync(root, { recursive: true }));

const TEXTS = [
  { file: 'a', path: [], field: '', language: 'en', text: 'Prices from 750, “as is”' },
  { file: 'a', path: [], field: '', language: 'da', text: 'Priser på Ærø' },
];

/** Writes the brand with fonts, as an accepted edit would. */
const writeBrand = (fonts: object, addedFonts: unknown[]) =>
  writeFileSync(
    join(root, 'content/brand.yaml'),
    stringify({ ...(parse(readFileSync('content/brand.yaml', 'utf8')) as object), fonts, addedFonts }),
  );

/** An edit that is accepted, or refused. */
const editing = (ok = true) =>
  vi.fn<BuilderHandlers['edit']>(() => ({
    ok,
    diff: '',
    files: [],
    problems: ok ? [] : [{ message: 'No.', hint: '' } as never],
  }));
const place = (edit = editing()) => ({ root, handlers: { texts: () => TEXTS, edit } });
const files = () => (existsSync(join(root, 'content/fonts')) ? readdirSync(join(root, 'content/fonts')).sort() : []);
const LICENSE = 'SIL Open Font License';

describe('a font file', () => {
  it('is described, and nothing is stored', async () => {
    expect(await addFont(place(), 'schibsted.woff2', SANS)).toMatchObject({
      ok: true,
      font: { name: 'Schibsted Grotesk 2', weights: { min: 400, max: 700 }, isForbidden: false, missingSigns: [] },
    });
    expect(files()).toEqual([]);
  });

  it('is stored as small files with the letters of the site, and named in the brand', async () => {
    const edit = editing();
    expect(await addFont(place(edit), 'a.woff2', SANS, { name: 'Our Sans', license: LICENSE })).toEqual({
      ok: true,
      name: 'Our Sans',
    });
    const [stem = ''] = /^our-sans-[0-9a-f]{8}/.exec(files()[0] ?? '') ?? [];
    expect(files()).toEqual(['-400.ttf', '-600.ttf', '-rarer.woff2', '.woff2'].map((name) => stem + name));
    const [first] = edit.mock.calls[0]?.[0].request.edits ?? [];
    const [operation] = first && 'operations' in first ? first.operations : [];
    const [font] = (operation as unknown as { value: AddedFont[] }).value;
    expect(font).toMatchObject({ name: 'Our Sans', weights: '400 700', rarer: true, license: LICENSE });
    // The same as those of the fonts that come with the program, which were measured in a browser.
    expect(font?.fallback.size).toBeGreaterThan(101);
    expect(font?.fallback.size).toBeLessThan(106);
    const served = create(readFileSync(join(root, 'content/fonts', `${stem}.woff2`)));
    expect('æøåÆØÅ€'.split('').filter((one) => !served.hasGlyphForCodePoint(one.codePointAt(0) ?? 0))).toEqual([]);
    expect(served.variationAxes).toMatchObject({ wght: { min: 400, max: 700 } });
    expect(readFileSync(join(root, 'content/fonts', `${stem}.woff2`)).length).toBeLessThan(SANS.length);
  });

  it('with one weight has one outline, and a fallback with serifs', async () => {
    const edit = editing();
    await addFont(place(edit), 'a.woff2', SERIF, { name: 'Letters Serif', license: LICENSE });
    expect(files().filter((file) => file.endsWith('.ttf'))).toHaveLength(1);
    expect(JSON.stringify(edit.mock.calls)).toContain('"kind":"serif"');
  });

  it('that lacks letters of a language is refused by their names', async () => {
    const english = await subsetFont(SANS, 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 ,“”', {
      targetFormat: 'woff2',
    });
    const answer = await addFont(place(), 'english.woff2', english);
    expect(answer).toMatchObject({
      ok: false,
      message: expect.stringMatching(/texts in Danish: å, Å, æ, Æ, ø, Ø are missing/),
    });
  });

  it.each([
    ['a TTF', 'a.woff2', TTF, /TTF or OTF.*WOFF2/],
    [
      'a web page',
      'font.woff2',
      Buffer.from('<!DOCTYPE html><title>404</title>'),
      /is a web page.*Download the font again/,
    ],
    ['an archive', 'a.zip', Buffer.from('PK\u0003\u0004aaaaaaaaaaaa'), /ZIP archive/],
    ['a text', 'a.woff2', Buffer.from('Hello'), /isn’t a font/],
    ['nothing', 'a.woff2', Buffer.alloc(0), /isn’t a font/],
    ['a part of a font', 'a.woff2', SANS.subarray(0, 9000), /damaged/],
    ['more than 2 MB', 'a.woff2', Buffer.concat([SANS, Buffer.alloc(3_000_000)]), /larger than 2 MB/],
  ])('that is %s is refused with a remedy, and nothing is stored', async (_what, name, bytes, message) => {
    const answer = await addFont(place(), name, bytes, { name: 'A', license: LICENSE });
    expect(answer).toMatchObject({ ok: false, message: expect.stringMatching(message) });
    expect(files()).toEqual([]);
  });

  it('with damaged data, or with a size that it claims, is refused', async () => {
    const damaged = Buffer.from(SANS);
    damaged.fill(0x55, 2000, 12_000);
    expect(await addFont(place(), 'a.woff2', damaged)).toMatchObject({ ok: false });
    const bomb = Buffer.from(SANS);
    bomb.writeUInt32BE(0xffff_fff0, 16);
    expect(await addFont(place(), 'a.woff2', bomb)).toMatchObject({ ok: false });
  });

  it.each([
    [{ name: 'A', license: '  ' }, /why your website may use/],
    [{ name: "A'; } body {", license: LICENSE }, /letters, digits and spaces/],
    [{ name: 'Georgia', license: LICENSE }, /Georgia” already/],
  ])('is refused with the wishes %o', async (wishes, message) => {
    expect(await addFont(place(), 'a.woff2', SANS, wishes)).toMatchObject({
      ok: false,
      message: expect.stringMatching(message),
    });
    expect(files()).toEqual([]);
  });

  it('leaves no file if the brand is refused', async () => {
    const answer = await addFont(place(editing(false)), 'a.woff2', SANS, { name: 'A', license: LICENSE });
    expect(answer).toEqual({ ok: false, message: 'No.' });
    expect(files()).toEqual([]);
  });

  it('is stored nowhere else if the folder is a link', async () => {
    const outside = mkdtempSync(join(tmpdir(), 'outside-'));
    symlinkSync(outside, join(root, 'content/fonts'));
    const answer = await addFont(place(), 'a.woff2', SANS, { name: 'A', license: LICENSE });
    expect(answer).toMatchObject({ ok: false, message: expect.stringMatching(/leads elsewhere/) });
    expect(readdirSync(outside)).toEqual([]);
    rmSync(outside, { recursive: true });
  });
});

describe('an added font', () => {
  /** Adds a font, and writes it into the brand. */
  async function add(used: boolean): Promise<string> {
    const edit = editing();
    await addFont(place(edit), 'a.woff2', SANS, { name: 'Ours', license: LICENSE });
    const [first] = edit.mock.calls[0]?.[0].request.edits ?? [];
    const [operation] = first && 'operations' in first ? first.operations : [];
    writeBrand(
      { display: used ? 'Ours' : 'Georgia', text: 'Arial' },
      (operation as unknown as { value: unknown[] }).value,
    );
    return 'Ours';
  }

  it('is removed, and its files stay for undo', async () => {
    const edit = editing();
    const name = await add(false);
    expect(await createFontHandlers(root, edit).removeFont({ name })).toMatchObject({ ok: true });
    expect(files()).toHaveLength(4);
    expect(JSON.stringify(edit.mock.calls)).toContain('{"op":"remove","path":["addedFonts"]}');
  });

  it('stays while it is used, or if the edit is refused', async () => {
    const name = await add(true);
    expect(await createFontHandlers(root, editing()).removeFont({ name })).toMatchObject({ ok: false });
    expect(files()).toHaveLength(4);
  });
});

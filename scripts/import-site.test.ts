import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { checkSite } from '../src/content/check-site.ts';
import { hasErrors } from '../src/content/diagnostics/diagnostic.ts';
import { callCommand, copyContent } from '../tests/support/run-command.ts';
import { importFromFolder } from './commands/import-site.ts';

const HOME = `<!doctype html><html lang="da"><head><meta charset="utf-8"><title>Bageriet | Brød og kaffe</title>
<meta name="description" content="Surdejsbrød hver dag fra klokken 7."><link rel="canonical" href="https://bageri.example.com/"></head>
<body><header><nav><a href="index.html">Forside</a> <a href="om-os/index.html">Om os</a></nav></header>
<main><h1>Brød hver morgen</h1><p>Vi bager, mens I sover.</p>
<h2>Butikken</h2><img src="billeder/Butik 1.png" alt="Butikken fra gaden"><p>Kom forbi. Læs <a href="om-os/">om <b>os</b></a>, eller se <a href="priser.pdf">priserne</a>.</p>
<h2>Åbningstider</h2><table><tr><th>Dag</th><th>Tid</th></tr><tr><td>Mandag</td><td>7–15</td></tr></table>
<form action="/send"><label>Navn <input></label></form></main><footer>CVR 12345678</footer></body></html>`;

const ABOUT = `<html lang="da"><head><title>Om os</title></head><body><h1>Om os</h1><p>Vi er {tre} bagere.</p>
<h2>Historien</h2><p>Vi begyndte i 1987.</p><ul><li>Først én ovn</li><li>så to</li></ul><h3>I dag</h3><p>Skriv til <a href="mailto:hej@example.com">os</a>
eller <a href="http://old.example.com">se dengang</a>.</p></body></html>`;

let root = '';
let saved = '';
beforeEach(async () => {
  root = copyContent();
  saved = mkdtempSync(join(tmpdir(), 'saved-'));
  onTestFinished(() => rmSync(saved, { recursive: true }));
  const picture = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#a63d1c' } })
    .png()
    .toBuffer();
  write('index.html', HOME);
  write('om-os/index.html', ABOUT);
  write('billeder/Butik 1.png', picture);
  write('priser.pdf', '%PDF-1.4\n%%EOF\n');
});

function write(file: string, content: string | Buffer): void {
  mkdirSync(dirname(join(saved, file)), { recursive: true });
  writeFileSync(join(saved, file), content);
}

const filesIn = (folder: string) =>
  new Map(
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8', withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => [join(entry.parentPath, entry.name), readFileSync(join(entry.parentPath, entry.name), 'latin1')]),
  );

const page = (path: string) =>
  parse(readFileSync(join(root, `content/pages/${path}.yaml`), 'utf8')) as {
    name: object;
    seo: Record<string, object>;
    redirectFrom: string[];
    draft: boolean;
    sections: Record<string, never>[];
  };

describe('npm run import', () => {
  it('makes drafts of rich sections, with pictures and links, that the content check accepts', async () => {
    const { status, stdout, stderr } = await callCommand(importFromFolder, root, [saved]);
    expect([status, stderr]).toEqual([0, '']);
    expect(hasErrors((await checkSite(root)).diagnostics)).toBe(false);
    const { name, seo, draft, sections } = page('start');
    expect([name, draft]).toEqual([{ en: 'Brød hver morgen', da: 'Brød hver morgen' }, true]);
    expect(seo).toMatchObject({
      title: { da: 'Bageriet | Brød og kaffe' },
      description: { da: 'Surdejsbrød hver dag fra klokken 7.' },
    });
    expect(sections).toMatchObject([
      { type: 'page-hero', title: { da: 'Brød hver morgen' }, subtitle: { da: 'Vi bager, mens I sover.' } },
      {
        type: 'media-text',
        title: { da: 'Butikken' },
        body: { da: 'Kom forbi. Læs [om os](/om-os), eller se [priserne](/files/priser.pdf).' },
        picture: { alt: { da: 'Butikken fra gaden' } },
      },
      {
        type: 'table',
        title: { da: 'Åbningstider' },
        columns: [{ heading: { da: 'Dag' } }, { heading: { da: 'Tid' } }],
        rows: [{ cells: [{ da: 'Mandag' }, { da: '7–15' }] }],
      },
    ]);
    expect(existsSync(join(root, 'public', sections[1]?.['picture']?.['src'] ?? ''))).toBe(true);
    expect(page('om-os').sections[1]).toMatchObject({
      type: 'rich-text',
      title: { da: 'Historien' },
      parts: [
        { body: { da: 'Vi begyndte i 1987.\n\n- Først én ovn\n- så to' } },
        { heading: { da: 'I dag' }, body: { da: 'Skriv til [os](mailto:hej@example.com) eller se dengang.' } },
      ],
    });
    expect(stdout).toContain('2 pages, 2 files in public/.');
  });

  it('leads links to their targets, whatever letters are in them', async () => {
    const html = `<link rel="canonical" href="https://bageri.example.com/%ff"><h1>Kort</h1><h2>Mad</h2>
<p>Se <a href="Menu%20(100%25).pdf">$$ menuen</a> eller <a href="https://da.example.org/wiki/Brød_(mad)">brød</a>.</p>`;
    write('kort.html', html);
    write('Menu (100%).pdf', '%PDF-1.4\n%menu\n%%EOF\n');
    const { status, stderr } = await callCommand(importFromFolder, root, [saved]);
    expect([status, stderr]).toEqual([0, '']);
    const body = 'Se [$$ menuen](/files/menu-100.pdf) eller [brød](https://da.example.org/wiki/Brød_%28mad%29).';
    expect(page('kort').sections[1]).toMatchObject({ parts: [{ body: { da: body } }] });
  });

  it('marks the languages that a page is not written in as untranslated', async () => {
    await callCommand(importFromFolder, root, [saved]);
    const text = readFileSync(join(root, 'content/pages/om-os.yaml'), 'utf8');
    expect(text).toContain('    en: Om os # untranslated: en\n    da: Om os\n');
    expect(text).toMatch(/en: \|- # untranslated: en\n/);
  });

  it('redirects from old addresses, and lists what it left out', async () => {
    const { stdout } = await callCommand(importFromFolder, root, [saved]);
    expect(page('om-os').redirectFrom).toEqual(['om-os/index.html']);
    for (const line of [
      '<form> Navn',
      '<footer> CVR 12345678',
      '<header> Forside Om os',
      'link to http://old.example.com: se dengang',
      'curly brackets, which became round ones: Vi er {tre} bagere.',
    ])
      expect(stdout).toContain(`  left out: ${line}\n`);
  });

  it('changes nothing that the site has, and takes another address where one is taken', async () => {
    write('about-me.html', '<title>Mig</title><h1>Mig</h1><p>Hej.</p>');
    const before = [...filesIn('content'), ...filesIn('public')];
    expect((await callCommand(importFromFolder, root, [saved])).status).toBe(0);
    const after = new Map([...filesIn('content'), ...filesIn('public')]);
    expect(before.filter(([file, text]) => after.get(file) !== text)).toEqual([]);
    expect(page('about-me-2').redirectFrom).toEqual(['about-me.html']);
    expect((await callCommand(importFromFolder, root, [saved])).status).toBe(0);
    expect(page('start-2').name).toEqual(page('start').name);
  });

  it('reads pages in old encodings, and without any structure', async () => {
    write('alt.htm', Buffer.from('<meta charset="iso-8859-1">Gr\xf8d <p>og fl\xf8de', 'latin1'));
    expect((await callCommand(importFromFolder, root, [saved])).status).toBe(0);
    expect(page('alt').sections).toMatchObject([
      { type: 'page-hero', title: { da: 'alt' }, subtitle: { da: 'Grød' } },
      { parts: [{ body: { da: 'og fløde' } }] },
    ]);
  });

  it('keeps the words of a picture that can’t be stored, and says why', async () => {
    rmSync(join(saved, 'billeder'), { recursive: true });
    const { status, stdout } = await callCommand(importFromFolder, root, [saved]);
    expect(status).toBe(0);
    expect(stdout).toContain('  left out: picture billeder/Butik 1.png: it isn’t in the folder\n');
    expect(page('start').sections[1]).toMatchObject({ type: 'rich-text', title: { da: 'Butikken' } });
  });

  it('refuses a folder without pages', async () => {
    mkdirSync(join(saved, 'empty'));
    const { status, stderr } = await callCommand(importFromFolder, root, [join(saved, 'empty')]);
    expect([status, stderr]).toEqual([
      1,
      `${join(saved, 'empty')} has no page: no file in it ends in .html or .htm. Save the site’s pages there.\n`,
    ]);
    expect((await callCommand(importFromFolder, root)).status).toBe(2);
  });
});

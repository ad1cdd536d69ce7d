import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import {
  builderProject,
  edit,
  editOf,
  set,
  type BuilderProject,
  schemaOfFile,
} from './__fixtures__/builder-project.ts';
import { answerCall, CallError } from './answer-call.ts';

vi.setConfig({ testTimeout: 60_000 });

const HOME = 'content/pages/home.yaml';
const THANKS = 'content/pages/thank-you.yaml';
const PRICING = 'content/pricing.yaml';
const ONWARD = ['sections', 0, 'onward'] as const;
const LABEL = [...ONWARD, 'label', 'en'];
const OLD_LABEL = 'Read the case studies while you wait';

let project: BuilderProject;
beforeAll(() => {
  project = builderProject();
});
beforeEach(() => project.restore());
afterEach(() => vi.useRealTimers());
afterAll(() => project.remove());

describe('site', () => {
  it('names the page that shows each case study by its file, not by a placeholder', async () => {
    const { files } = await project.calls.site({});
    const template = files.find(({ file }) => file === 'content/pages/case-study.yaml');
    expect(template?.title).toBe('Case study layout');
    expect(files.filter(({ title }) => title.includes('{'))).toEqual([]);
  });

  it.each([
    ['youtube', 'Video'],
    ['quote', 'Client voices'],
    ['spørgsmål', 'Questions and answers'],
    ['prices', 'Pricing'],
  ])('offers by the word %s the section type %s', async (word, title) => {
    const { sectionTypes } = await project.calls.site({});
    expect(sectionTypes.filter(({ keywords }) => keywords?.includes(word)).map((type) => type.title)).toContain(title);
  });

  it.each([
    ['color', 'Brand'],
    ['accent', 'Brand'],
    ['font', 'Brand'],
    ['footer', 'Navigation'],
  ])('offers by the word %s the settings %s', async (word, title) => {
    const { files } = await project.calls.site({});
    const found = files.filter(({ keywords }) => keywords?.toLowerCase().includes(word));
    expect(found.map((file) => file.title)).toContain(title);
  });

  it('has what texts may name in braces: facts, and values of the site in the words of each region', async () => {
    const { facts } = await project.calls.site({});
    const site = parse(project.read('content/site.yaml')) as { person: string };
    expect(facts[0]).toMatchObject({ file: 'content/facts.yaml', path: [facts[0]?.name] });
    const person = { name: 'person', title: 'Person', file: 'content/site.yaml', path: ['person'] };
    expect(facts).toContainEqual({ ...person, value: site.person });
    expect(facts.find(({ name }) => name === 'country')).toEqual({
      name: 'country',
      title: 'Country',
      value: { us: 'Spain', eu: 'Spain', dk: 'Spanien' },
      file: 'content/site.yaml',
      path: ['company', 'countryCode'],
    });
  });

  it('has a region and its language as soon as the file names them, and the history from before', async () => {
    const { id } = await edit(project.calls, THANKS, [set(LABEL, 'Read on')]);
    const { dk } = parse(project.read('content/regions.yaml')) as { dk: object };
    const own = { name: 'Sweden', language: 'sv', locale: 'sv-SE', currency: 'SEK', countries: ['SE'], draft: true };
    const sweden = JSON.stringify({ ...dk, ...own });
    project.change('content/regions.yaml', '\ndk:\n', `\nse: ${sweden}\ndk:\n`);
    const [{ regions, languages }, schema] = await Promise.all([
      project.calls.site({}),
      schemaOfFile(project.calls, THANKS),
    ]);
    expect(regions.find(({ code }) => code === 'se')).toMatchObject({ name: 'Sweden', language: 'sv', draft: true });
    expect(languages).toContainEqual({ code: 'sv', name: 'Swedish' });
    expect(schema).toHaveProperty(['properties', 'name', 'properties', 'sv', 'title'], 'Swedish');
    expect(await project.calls.undo({ id: String(id) })).toMatchObject({ ok: true });
  });

  it('says when a page is shown that is not always', async () => {
    project.change(THANKS, 'sections:', 'draft: true\nvisibleUntil: "2031-12-24"\nsections:');
    const { files } = await project.calls.site({});
    expect(files.find(({ file }) => file === THANKS)?.visibility).toEqual({ draft: true, visibleUntil: '2031-12-24' });
  });

  it('lists files by group with titles, addresses and problems', async () => {
    project.change(THANKS, 'to: /case-studies', 'to: /case-studis');
    const { files, problems, anchors, shared, sectionTypes } = await project.calls.site({});
    const of = (name: string) => files.find(({ file }) => file === name);
    expect(of(HOME)).toEqual({ file: HOME, group: 'pages', title: 'Home', address: '/', errors: 0, warnings: 0 });
    expect(of(THANKS)).toMatchObject({ address: '/thank-you', errors: 1 });
    expect(of('content/pages/404.yaml')?.address).toBeUndefined();
    expect(of('content/case-studies/ascently.yaml')).toMatchObject({
      group: 'entries',
      title: 'Ascently',
      address: '/case-study/ascently-guided-mountain-tours',
    });
    const sample = parse(project.read('content/shared/work-sample.yaml')) as { title: { en: string } };
    expect(of('content/shared/work-sample.yaml')).toMatchObject({ group: 'shared', title: sample.title.en });
    expect(of('content/dictionary.yaml')).toMatchObject({ group: 'settings', title: 'Dictionary' });
    expect(problems).toMatchObject([{ file: THANKS, suggestion: '/case-studies' }]);
    expect(anchors['/']).toContainEqual({
      anchor: 'pricing',
      title: { en: expect.any(String), da: expect.any(String) },
    });
    expect(shared.find(({ name }) => name === 'work-sample')).toMatchObject({
      type: 'work-sample',
      pages: ['content/pages/services/marketing-agencies-google-ads-freelancer.yaml'],
    });
    expect(sectionTypes.find(({ type }) => type === 'hero')).toMatchObject({
      picture: '/docs/sections/hero.webp',
      example: { primary: { to: 'contact' } },
    });
  });

  it('includes regions that are drafts', async () => {
    project.change('content/regions.yaml', 'dk:\n', 'dk:\n  draft: true\n');
    const { regions } = await project.calls.site({});
    expect(regions.find(({ code }) => code === 'dk')).toMatchObject({ name: 'Denmark', language: 'da', draft: true });
  });
});

describe('file', () => {
  it('answers with text, data and what is to translate, and names its schema', async () => {
    project.change(THANKS, 'da: Læs kundecases, mens du venter', `da: ${OLD_LABEL}`);
    project.change(THANKS, 'da: Tak for din besked', 'da: ""');
    const { text, data, schemaId, translations, locked } = await project.calls.file({ file: THANKS });
    expect(text).toBe(project.read(THANKS));
    expect(data).toMatchObject({ name: { en: 'Thank you' } });
    expect(await project.calls.schema({ id: schemaId })).toMatchObject({ title: 'Page' });
    // It's the same for all pages: a browser reads it once.
    expect(await project.calls.file({ file: 'content/pages/about-me.yaml' })).toMatchObject({ schemaId });
    await expect(project.calls.schema({ id: 'of-another-version' })).rejects.toThrow('have changed');
    expect(translations).toEqual([
      { path: ['seo', 'title'], key: 'da', state: 'missing' },
      { path: ['sections', 0, 'onward', 'label'], key: 'da', state: 'same' },
    ]);
    expect(locked).toBeNull();
  });

  it('opens a shared section', async () => {
    const file = 'content/shared/process.yaml';
    expect((await project.calls.file({ file })).data).toMatchObject({ type: 'process' });
    expect(await schemaOfFile(project.calls, file)).toMatchObject({ title: 'Shared section' });
  });

  it('locks a file with broken YAML, by line and remedy, and no other', async () => {
    project.change(THANKS, 'kind: page', 'kind: [page');
    const { locked, data } = await project.calls.file({ file: THANKS });
    expect(locked).toMatchObject({ line: 10, hint: expect.stringMatching(/\S/) as string });
    expect(data).toBeNull();
    const broken = project.read(THANKS);
    expect((await edit(project.calls, THANKS, [set(LABEL, 'Anything else')])).ok).toBe(false);
    expect(project.read(THANKS)).toBe(broken);
    expect((await edit(project.calls, HOME, [set(['name', 'en'], 'Start')])).ok).toBe(true);
    expect(project.read(HOME)).toContain('en: Start\n');
  });

  it.each([
    'package.json',
    'content/../package.json',
    '/etc/passwd',
    'content/pages/none.yaml',
    'content/.hidden.yaml',
  ])('refuses %s', async (file) => {
    await expect(project.calls.file({ file })).rejects.toThrow(CallError);
    expect((await project.calls.edit(editOf(file, [set(['a'], 'b')]))).ok).toBe(false);
  });

  it('follows no link out of the content', async () => {
    const outside = mkdtempSync(join(project.root, 'outside-'));
    writeFileSync(join(outside, 'page.yaml'), 'a: b\n');
    symlinkSync(outside, join(project.root, 'content/pages/linked'));
    await expect(project.calls.file({ file: 'content/pages/linked/page.yaml' })).rejects.toThrow(
      'links are not followed',
    );
  });
});

describe('edit', () => {
  it('changes only the value, and tells every browser', async () => {
    const before = project.read(THANKS);
    const { ok, id, files, diff } = await edit(project.calls, THANKS, [set(LABEL, 'Read on')]);
    expect(project.read(THANKS)).toBe(before.replace(OLD_LABEL, 'Read on'));
    const { hash } = await project.calls.file({ file: THANKS });
    expect({ ok, files }).toEqual({ ok: true, files: [{ file: THANKS, hash }] });
    expect(diff).toContain('+        en: Read on');
    expect(await project.calls.history({})).toMatchObject([{ id, label: 'Edit', files: [THANKS], undone: false }]);
    expect(project.announced).toEqual([[THANKS]]);
  });

  it('is refused with a suggestion if it makes an error, and nothing is written', async () => {
    const before = project.read(THANKS);
    const { ok, problems } = await edit(project.calls, THANKS, [set([...ONWARD, 'to'], '/case-studis')]);
    expect(ok).toBe(false);
    expect(problems).toMatchObject([
      {
        file: THANKS,
        path: 'sections[0].onward.to',
        severity: 'error',
        where: 'Thank you: Thank you, link on, link',
        suggestion: '/case-studies',
        details: expect.stringMatching(
          /^content\/pages\/thank-you\.yaml:\d+:\d+ sections\[0\]\.onward\.to\n/,
        ) as string,
      },
    ]);
    expect(project.read(THANKS)).toBe(before);
    expect(await project.calls.history({})).toEqual([]);
    const { files } = await project.calls.site({});
    expect(files.find(({ file }) => file === THANKS)?.errors).toBe(0);
  });

  it('is written with its warnings', async () => {
    const { ok, problems } = await edit(project.calls, THANKS, [set([...ONWARD, 'label', 'da'], OLD_LABEL)]);
    expect(ok).toBe(true);
    expect(problems).toMatchObject([
      { severity: 'warning', path: expect.stringContaining('sections[0].onward.label') as string },
    ]);
    expect(project.read(THANKS)).toContain(`da: ${OLD_LABEL}`);
  });

  it('is possible beside an error that was there before', async () => {
    project.change(THANKS, 'to: /case-studies', 'to: /case-studis');
    expect((await edit(project.calls, THANKS, [set(LABEL, 'Read on')])).ok).toBe(true);
    expect(project.read(THANKS)).toContain('en: Read on');
  });

  it('can be tried without writing', async () => {
    const before = project.read(THANKS);
    const { ok, diff } = await project.calls.edit({ ...editOf(THANKS, [set(LABEL, 'Read on')]), dryRun: true });
    expect(ok).toBe(true);
    expect(diff).toContain('Read on');
    expect(project.read(THANKS)).toBe(before);
    expect(project.announced).toEqual([]);
  });
});

describe('an edit of a text that changed meanwhile', () => {
  const guard = (value: string) => ({ file: THANKS, path: [...LABEL], value: value as never });

  it('is made in the new text while its value is the one that was seen', async () => {
    const { hash } = await project.calls.file({ file: THANKS });
    project.change(THANKS, 'en: Thank you\n', 'en: Thanks # by hand\n');
    const guards = [guard(OLD_LABEL)];
    const { ok } = await project.calls.edit(
      editOf(THANKS, [set(LABEL, 'Read on')], { hashes: { [THANKS]: hash }, guards }),
    );
    expect(ok).toBe(true);
    expect(project.read(THANKS)).toContain('en: Thanks # by hand\n');
    expect(project.read(THANKS)).toContain('en: Read on\n');
  });

  it('is not made if its value changed, and both versions are returned', async () => {
    const { hash } = await project.calls.file({ file: THANKS });
    project.change(THANKS, OLD_LABEL, 'Written by hand');
    const before = project.read(THANKS);
    for (const guards of [[guard(OLD_LABEL)], []]) {
      const sent = editOf(THANKS, [set(LABEL, 'Read on')], { hashes: { [THANKS]: hash }, guards });
      const { ok, conflict } = await project.calls.edit(sent);
      expect(ok).toBe(false);
      expect(conflict).toEqual({ file: THANKS, path: LABEL, yours: 'Read on', theirs: 'Written by hand' });
    }
    expect(project.read(THANKS)).toBe(before);
  });

  it('is not made for a value that was seen before, though the browser knows the text of now', async () => {
    project.change(THANKS, OLD_LABEL, 'Written by hand');
    const { hash } = await project.calls.file({ file: THANKS });
    const sent = editOf(THANKS, [set(LABEL, 'Read on')], { hashes: { [THANKS]: hash }, guards: [guard(OLD_LABEL)] });
    expect((await project.calls.edit(sent)).conflict).toMatchObject({ yours: 'Read on', theirs: 'Written by hand' });
    expect(project.read(THANKS)).toContain('Written by hand');
  });

  it('is not made without guards for a text that the server never saw', async () => {
    const { conflict } = await project.calls.edit(
      editOf(THANKS, [set(LABEL, 'Read on')], { hashes: { [THANKS]: 'unknown' } }),
    );
    expect(conflict).toMatchObject({ yours: 'Read on', theirs: OLD_LABEL });
  });

  it('moves no other entry than the one that was seen', async () => {
    const { hash } = await project.calls.file({ file: HOME });
    await edit(project.calls, HOME, [{ op: 'move', path: ['sections'], from: 1, to: 2 }]);
    const before = project.read(HOME);
    const second = editOf(HOME, [{ op: 'move', path: ['sections'], from: 1, to: 2 }], { hashes: { [HOME]: hash } });
    expect((await project.calls.edit(second)).conflict).toMatchObject({ file: HOME, path: ['sections'] });
    expect(project.read(HOME)).toBe(before);
  });
});

describe('undo and redo', () => {
  it('restore every byte in any order of files, also after a restart', async () => {
    const before = [PRICING, THANKS].map(project.read);
    const first = await edit(project.calls, THANKS, [set(LABEL, 'Read on')]);
    await edit(project.calls, PRICING, [{ op: 'remove', path: ['plans', 0, 'badge'] }]);
    await edit(project.calls, THANKS, [set(['name', 'en'], 'Thanks')]);
    const after = [PRICING, THANKS].map(project.read);
    const restarted = project.again();
    expect((await restarted.undo({ id: first.id })).ok).toBe(true);
    expect(project.read(THANKS)).toBe(after[1]?.replace('Read on', OLD_LABEL));
    expect((await restarted.history({})).map(({ undone }) => undone)).toEqual([false, false, true]);
    expect((await restarted.undo({})).ok).toBe(true);
    expect((await restarted.undo({})).ok).toBe(true);
    expect([PRICING, THANKS].map(project.read)).toEqual(before);
    expect((await restarted.undo({})).problems).toMatchObject([{ message: 'There is nothing to undo.' }]);
    for (let step = 0; step < 3; step += 1) expect((await project.calls.redo({})).ok).toBe(true);
    expect([PRICING, THANKS].map(project.read)).toEqual(after);
    expect((await project.calls.redo({})).problems).toMatchObject([{ message: 'There is nothing to redo.' }]);
  });

  it('make a step again in a text that changed meanwhile', async () => {
    await edit(project.calls, THANKS, [set(LABEL, 'Read on')]);
    await project.calls.undo({});
    project.change(THANKS, 'en: Thank you\n', 'en: Thanks\n');
    expect((await project.calls.redo({})).ok).toBe(true);
    expect(project.read(THANKS)).toContain('en: Read on');
    expect(project.read(THANKS)).toContain('en: Thanks\n');
  });

  it('overwrite nothing that was written by hand', async () => {
    const { id } = await edit(project.calls, THANKS, [set(LABEL, 'Read on')]);
    project.change(THANKS, 'Read on', 'Written by hand');
    const before = project.read(THANKS);
    expect(await project.calls.undo({ id })).toMatchObject({ ok: false, id });
    expect(project.read(THANKS)).toBe(before);
    project.change(THANKS, 'Written by hand', 'Read on');
    expect((await project.calls.undo({ id })).ok).toBe(true);
    project.change(THANKS, OLD_LABEL, 'Written by hand');
    expect((await project.calls.redo({})).ok).toBe(false);
    expect(project.read(THANKS)).toBe(before);
  });

  it('pass a step whose value was written by hand since, say so once, and go on to the older ones', async () => {
    const before = project.read(THANKS);
    await edit(project.calls, THANKS, [set(['name', 'en'], 'Thanks')], { label: 'Name' });
    await edit(project.calls, PRICING, [{ op: 'remove', path: ['plans', 0, 'badge'] }], { label: 'Badge' });
    await edit(project.calls, THANKS, [set(LABEL, 'Read on')], { label: 'Label' });
    project.change(THANKS, 'Read on', 'Written by hand');
    const byHand = before.replace(OLD_LABEL, 'Written by hand');
    const passed = { label: 'Label', why: 'This change is not undone: The value was changed since.' };
    expect(await project.calls.undo({})).toMatchObject({ ok: true, passed: [passed] });
    expect((await project.calls.history({})).map(({ isPassed, undone }) => isPassed ?? undone)).toEqual([
      true,
      true,
      false,
    ]);
    expect(await project.calls.undo({})).toMatchObject({ ok: true, passed: [] });
    expect(project.read(THANKS)).toBe(byHand);
    expect(await project.calls.undo({})).toMatchObject({ ok: false, passed: [] });
    expect((await project.calls.redo({})).ok).toBe(true);
    project.change(THANKS, 'Written by hand', 'Read on');
    expect((await project.calls.undo({})).ok).toBe(true);
    expect(project.read(THANKS)).toContain(OLD_LABEL);
  });

  it('pass no step because its file is broken', async () => {
    await edit(project.calls, PRICING, [{ op: 'remove', path: ['plans', 0, 'badge'] }]);
    const { id } = await edit(project.calls, THANKS, [set(LABEL, 'Read on')]);
    project.change(THANKS, 'sections:', 'sections: [');
    expect(await project.calls.undo({})).toMatchObject({ ok: false, id, passed: [] });
  });

  it('offer nothing to redo after another edit', async () => {
    await edit(project.calls, THANKS, [set(LABEL, 'Read on')]);
    await project.calls.undo({});
    await edit(project.calls, HOME, [set(['name', 'en'], 'Start')]);
    expect((await project.calls.redo({})).ok).toBe(false);
  });

  it('take typing in one field as one step, unless a minute or another step lies between', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const before = project.read(THANKS);
    const type = (text: string) => edit(project.calls, THANKS, [set(LABEL, text)], { mergeKey: 'label', label: text });
    for (const text of ['R', 'Re', 'Read']) await type(text);
    expect(await project.calls.history({})).toMatchObject([{ label: 'Read' }]);
    vi.setSystemTime(Date.now() + 61_000);
    await type('Read on');
    await edit(project.calls, HOME, [set(['name', 'en'], 'Start')]);
    await type('Read on.');
    expect((await project.calls.history({})).map(({ label }) => label)).toEqual([
      'Read on.',
      'Edit',
      'Read on',
      'Read',
    ]);
    for (let step = 0; step < 4; step += 1) await project.calls.undo({});
    expect(project.read(THANKS)).toBe(before);
  });

  it('tell a value before and after, from the first key to the last', async () => {
    const type = async (text: string, seen: string) => {
      const { hash } = await project.calls.file({ file: THANKS });
      const guards = [{ file: THANKS, path: [...LABEL], value: seen as never }];
      await project.calls.edit(
        editOf(THANKS, [set(LABEL, text)], { hashes: { [THANKS]: hash }, guards, mergeKey: 'label' }),
      );
    };
    await type('Read', OLD_LABEL);
    await type('Read on', 'Read');
    expect(await project.calls.history({})).toMatchObject([{ value: { before: OLD_LABEL, after: 'Read on' } }]);
    const several = [set([...ONWARD, 'to'], '/about-me'), set(['name', 'en'], 'Thanks')];
    await edit(project.calls, THANKS, several);
    const [latest] = await project.calls.history({});
    expect(latest).toMatchObject({ label: 'Edit' });
    expect(latest?.value).toBeUndefined();
  });

  it('leave no quotes behind that only a word in between needed, and keep those of a person', async () => {
    const before = project.read(THANKS);
    const type = (text: string) => edit(project.calls, THANKS, [set(LABEL, text)], { mergeKey: 'label' });
    await type('No');
    expect(project.read(THANKS)).toContain('en: "No"\n');
    await type('No lock-in at all');
    expect(project.read(THANKS)).toContain('en: No lock-in at all\n');
    await type('yes');
    await type(OLD_LABEL);
    expect(project.read(THANKS)).toBe(before);
    project.change(THANKS, `en: ${OLD_LABEL}`, `en: '${OLD_LABEL}'`);
    await type('No');
    await type('No lock-in at all');
    expect(project.read(THANKS)).toContain("en: 'No lock-in at all'\n");
    // What somebody changed in between stays.
    project.change(THANKS, "en: 'No lock-in at all'", 'en: "No lock-in at all"');
    await type('Nothing to cancel');
    expect(project.read(THANKS)).toContain('en: "Nothing to cancel"\n');
  });

  it('forget typing that ends where it began', async () => {
    const type = (text: string) => edit(project.calls, THANKS, [set(LABEL, text)], { mergeKey: 'label' });
    await type('R');
    expect((await type(OLD_LABEL)).ok).toBe(true);
    expect(await project.calls.history({})).toEqual([]);
  });
});

describe('two builders in one folder', () => {
  it('see what the other one writes, and share their history', async () => {
    const other = project.again();
    await other.site({});
    const { hash } = await other.file({ file: THANKS });
    await edit(project.calls, THANKS, [set(LABEL, 'Read on')]);
    const late = await other.edit(editOf(THANKS, [set(LABEL, 'Read more')], { hashes: { [THANKS]: hash } }));
    expect(late.conflict).toMatchObject({ yours: 'Read more', theirs: 'Read on' });
    expect((await edit(other, HOME, [set(['name', 'en'], 'Start')])).ok).toBe(true);
    expect((await project.calls.history({})).map(({ files }) => files)).toEqual([[HOME], [THANKS]]);
    await project.calls.undo({});
    expect(project.read(HOME)).not.toContain('en: Start\n');
  });

  it('are told of files that a person changes, adds and deletes', async () => {
    await project.calls.site({});
    project.change(HOME, 'en: Home\n', 'en: Start\n');
    renameSync(join(project.root, THANKS), join(project.root, 'content/pages/thanks.yaml'));
    const { files } = await project.calls.site({});
    expect(project.announced.map((names) => names.sort())).toEqual([
      [HOME, THANKS, 'content/pages/thanks.yaml'].sort(),
    ]);
    expect(files.map(({ file }) => file)).not.toContain(THANKS);
    expect(files.find(({ file }) => file === HOME)?.title).toBe('Start');
  });
});

describe('a disk that takes no more', () => {
  const temporary = () => join(project.root, 'content/pages/.thank-you.yaml.content-edit');

  it('says that it is full, and keeps every file', async () => {
    const before = project.read(THANKS);
    symlinkSync('/dev/full', temporary());
    const { ok, problems } = await edit(project.calls, THANKS, [set(LABEL, 'Read on')]);
    expect({ ok, problems }).toMatchObject({
      ok: false,
      problems: [{ message: 'The disk is full, so nothing was changed.' }],
    });
    expect(project.read(THANKS)).toBe(before);
    expect((await edit(project.calls, THANKS, [set(LABEL, 'Read on')])).ok).toBe(true);
  });

  it('says so if not even the journal has room, and takes the edit once there is some', async () => {
    const before = project.read(THANKS);
    mkdirSync(join(project.root, '.local/content-edit'), { recursive: true });
    symlinkSync('/dev/full', join(project.root, `.local/content-edit/journal.${process.pid}.tmp`));
    const { ok, problems } = await edit(project.calls, THANKS, [set(LABEL, 'Read on')]);
    expect(ok).toBe(false);
    expect(problems[0]?.message).toBe('The disk is full, so nothing was changed.');
    expect(project.read(THANKS)).toBe(before);
    expect((await edit(project.calls, THANKS, [set(LABEL, 'Read on')])).ok).toBe(true);
  });

  it('says that a folder is read-only, and keeps every file', async () => {
    const before = project.read(THANKS);
    symlinkSync('/sys/none', temporary()); // a folder in which even root creates no file
    const { ok, problems } = await edit(project.calls, THANKS, [set(LABEL, 'Read on')]);
    expect(ok).toBe(false);
    expect(problems[0]?.message).toMatch(/^The folder is (read-only|write-protected), so nothing was changed/);
    expect(project.read(THANKS)).toBe(before);
    expect(await project.calls.history({})).toEqual([]);
  });

  it('keeps what can be undone if there is no room for more of it', async () => {
    const before = project.read(THANKS);
    const type = (text: string) => edit(project.calls, THANKS, [set(LABEL, text)], { mergeKey: 'label' });
    await type('Read');
    symlinkSync('/dev/full', join(project.root, '.local/content-edit/done/00000001.gz.tmp'));
    const { ok, problems } = await type('Read on');
    expect(ok).toBe(true);
    expect(problems[0]?.message).toMatch(/^The change is saved, but cannot be undone/);
    project.change(THANKS, 'en: Read on', 'en: Read');
    expect((await project.calls.undo({})).ok).toBe(true);
    expect(project.read(THANKS)).toBe(before);
  });

  it('answers in words whichever call the disk refuses', async () => {
    const history = () => {
      writeFileSync('/dev/full', 'anything');
      return [];
    };
    expect(await answerCall({ history }, 'history', '{}')).toEqual({
      status: 507,
      body: 'The disk is full, so nothing was changed. Free some space, then make the change again.',
    });
  });

  it('says that the folder takes no file, and keeps every file', async () => {
    const before = project.read(THANKS);
    mkdirSync(temporary());
    const { ok, problems } = await edit(project.calls, THANKS, [set(LABEL, 'Read on')]);
    expect(ok).toBe(false);
    expect(problems[0]?.message).toMatch(/^The files can't be written: EISDIR/);
    expect(project.read(THANKS)).toBe(before);
  });

  it('writes the edit if only its record fails, and says that it can’t be undone', async () => {
    mkdirSync(join(project.root, '.local/content-edit'), { recursive: true });
    writeFileSync(join(project.root, '.local/content-edit/done'), '');
    const { ok, problems } = await edit(project.calls, THANKS, [set(LABEL, 'Read on')]);
    expect(ok).toBe(true);
    expect(problems[0]?.message).toMatch(/^The change is saved, but cannot be undone/);
    expect(project.read(THANKS)).toContain('en: Read on');
    rmSync(join(project.root, '.local/content-edit/done'));
  });
});

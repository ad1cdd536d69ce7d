import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { withInterfaceLanguage } from '../../authoring/interface-language-scope.ts';
import { builderProject, edit, set, type BuilderProject, schemaOfFile } from './__fixtures__/builder-project.ts';

vi.setConfig({ testTimeout: 60_000 });

const THANKS = 'content/pages/thank-you.yaml';
const FACTS = 'content/facts.yaml';

let project: BuilderProject;
beforeAll(() => {
  project = builderProject();
});
beforeEach(() => project.restore());
afterAll(() => project.remove());

const inDanish = <T>(run: () => Promise<T>): Promise<T> => withInterfaceLanguage('da', run);

it('names section types, files, collections and languages in Danish, and finds types by their English names, too', async () => {
  const { sectionTypes, files, collections, languages } = await inDanish(() => project.calls.site({}));
  const faq = sectionTypes.find(({ type }) => type === 'faq');
  expect(faq).toMatchObject({
    title: 'Spørgsmål og svar',
    description: expect.stringContaining('foldes ud') as string,
  });
  expect(faq?.keywords).toContain('Questions and answers');
  expect(files.find(({ file }) => file === 'content/brand.yaml')?.keywords).toContain('Farver');
  expect(collections.map(({ plural }) => plural)).toContain('Cases');
  expect(languages.map(({ name }) => name)).toEqual(['Engelsk', 'Dansk']);
});

it('finds what concerns the whole site by the words of its owner, and names its fields in Danish', async () => {
  const found = async (word: string) =>
    (await project.calls.site({})).files.flatMap(({ title, keywords }) =>
      ` ${keywords?.toLowerCase()}`.includes(` ${word}`) ? [title] : [],
    );
  for (const [word, title] of [
    ['website', 'Site'],
    ['telephone', 'Site'],
    ['vat', 'Site'],
    ['cvr', 'Site'],
    ['menu', 'Navigation'],
    ['footer', 'Navigation'],
    ['logo', 'Brand'],
    ['skrifttype', 'Brand'],
    ['priser', 'Pricing'],
  ] as const)
    expect(await found(word), word).toContain(title);
  const listed = await inDanish(() => Promise.resolve(project.calls.texts({})));
  const fieldAt = (path: string) => listed.find((text) => text.path.join('.') === path)?.field;
  expect([fieldAt('company.vatNumber'), fieldAt('phone'), fieldAt('seo.title.dk')]).toEqual([
    'Momsnummer',
    'Telefon',
    'Titel',
  ]);
});

it('describes the fields of a form in Danish, and in English to whoever asks in English', async () => {
  const [danish, english] = [
    await inDanish(() => schemaOfFile(project.calls, THANKS)),
    await schemaOfFile(project.calls, THANKS),
  ];
  expect(danish).toMatchObject({
    properties: { seo: { title: 'Søgemaskiner', description: expect.any(String) as string } },
  });
  // A language stands in the middle of a sentence there.
  const taken = set(['name', 'da'], 'Tak {now}');
  expect((await inDanish(() => edit(project.calls, THANKS, [taken]))).problems[0]).toMatchObject({ variant: 'dansk' });
  expect(english).toMatchObject({ properties: { seo: { title: 'Search engines' } } });
});

it('refuses in Danish, with the remedy and its place, and in English what is asked in English', async () => {
  const wrong = set(['sections', 0, 'onward', 'to'], '/case-studis');
  const { ok, problems } = await inDanish(() => edit(project.calls, THANKS, [wrong]));
  expect(ok).toBe(false);
  expect(problems[0]).toMatchObject({
    message: 'Der er ingen side på /case-studis.',
    hint: 'Mente du »/case-studies«?',
    suggestion: '/case-studies',
    where: 'Tak: Tak, link videre, link',
    details: expect.stringContaining('There is no page at /case-studis.') as string,
  });
  const again = await edit(project.calls, THANKS, [wrong]);
  expect(again.problems[0]).toMatchObject({
    message: 'There is no page at /case-studis.',
    hint: 'Did you mean “/case-studies”?',
  });
});

it('names facts, regions and what is open before the launch in Danish', async () => {
  const { facts, regions, launch } = await inDanish(() => project.calls.site({}));
  expect(facts.find(({ name }) => name === 'replyTime')?.title).toBe('Svartid');
  expect(facts.find(({ name }) => name === 'vatNumber')?.title).toBe('Momsnummer');
  expect(regions.map(({ name }) => name)).toEqual(['USA', 'EU', 'Danmark']);
  expect(launch.find(({ note }) => note === 'your full name')?.words).toBe('dit fulde navn');
  const { names } = await inDanish(() => project.calls.file({ file: FACTS }));
  expect(names).toMatchObject({ replyTime: 'Svartid' });
  const listed = await inDanish(() => Promise.resolve(project.calls.texts({})));
  expect(listed.find(({ file, path }) => file === FACTS && path[0] === 'replyTime')?.field).toBe('Svartid');
  expect((await project.calls.site({})).facts.find(({ name }) => name === 'replyTime')?.title).toBe('Reply time');
});

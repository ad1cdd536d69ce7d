import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { withInterfaceLanguage } from '../../authoring/interface-language-scope.ts';
import { builderProject, edit, set, type BuilderProject } from './__fixtures__/builder-project.ts';

vi.setConfig({ testTimeout: 60_000 });

const THANKS = 'content/pages/thank-you.yaml';

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

it('describes the fields of a form in Danish, and in English to whoever asks in English', async () => {
  const [danish, english] = [
    await inDanish(() => project.calls.file({ file: THANKS })),
    await project.calls.file({ file: THANKS }),
  ];
  expect(danish.schema).toMatchObject({
    properties: { seo: { title: 'Søgemaskiner', description: expect.any(String) as string } },
  });
  expect(english.schema).toMatchObject({ properties: { seo: { title: 'Search engines' } } });
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

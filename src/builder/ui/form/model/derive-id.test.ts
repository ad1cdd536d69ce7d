import { expect, it } from 'vitest';
import { loadModel } from '../../../../model/load-model.ts';
import { editorSchemas } from '../../../../authoring/editor/editor-schemas.ts';
import { withDerivedId } from './derive-id.ts';
import type { FormSchema } from './json-schema.ts';

const schemas = editorSchemas(await loadModel(process.cwd()));
const root = schemas.find(({ file }) => file === 'schemas/sections/faq.schema.json')?.json as FormSchema;
const schema = root.properties?.['questions']?.items ?? {};
const item = { schema, root, others: [{ id: 'is-it-dear' }] };
const question = (id: string, en: string) => ({ id, question: { en, da: '' }, answer: { en: '', da: '' } });

it('makes the id of a new question of its words, without those that blockers match', () => {
  const first = withDerivedId(question('', ''), question('', 'Who'), item);
  expect(first).toEqual(question('who', 'Who'));
  expect(withDerivedId(first, question('who', 'Who owns the Ads account?'), item)).toMatchObject({
    id: 'who-owns-the-account',
  });
});

it('ends a long id with a whole word', () => {
  const long = question('', 'Which of the many accounts that we have is yours?');
  expect(withDerivedId(question('', ''), long, item)).toMatchObject({ id: 'which-of-the-many-accounts-that-we-have' });
});

it('adds a number if another question has the id', () => {
  expect(withDerivedId(question('', ''), question('', 'Is it dear?'), item)).toMatchObject({ id: 'is-it-dear-2' });
});

it('keeps an id that was typed, and adds none to an item without', () => {
  expect(withDerivedId(question('who', 'Who'), question('owner', 'Who'), item)).toMatchObject({ id: 'owner' });
  expect(withDerivedId(question('owner', 'Who'), question('owner', 'Who owns it?'), item)).toMatchObject({
    id: 'owner',
  });
  expect(withDerivedId({ title: '' }, { title: 'A' }, item)).toEqual({ title: 'A' });
});

import { expect, it } from 'vitest';
import type { JsonSchema } from '../editor/json-schema.ts';
import { fieldLabel, fieldWords } from './field-words.ts';

const link = { title: 'Link', properties: { to: { title: 'Link' }, label: { title: 'Label' } } };
const schema = {
  title: 'Page',
  properties: { section: { title: 'About', properties: { action: link } } },
} as JsonSchema;

it('names a field once if it has the name of the field that it is part of', () => {
  const labelOf = (...path: string[]) => fieldLabel(fieldWords(schema, {}, ['section', 'action', ...path], ['en']));
  expect(labelOf('to')).toBe('About: link');
  expect(labelOf('label')).toBe('About: link, label');
});

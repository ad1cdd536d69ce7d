import { expect, it } from 'vitest';
import { z } from 'zod';
import { toEditorSchema } from './json-schema.ts';

const path = () => z.string().meta({ description: 'A path.', form: 'A picture.' });

const formOf = (schema: z.ZodType): unknown => toEditorSchema(schema)['form'];

it('keeps what a form says in place of a description, also of an optional field', () => {
  expect(formOf(path())).toBe('A picture.');
  expect(formOf(path().min(1).optional())).toBe('A picture.');
  expect(formOf(path().meta({ title: 'Logo' }))).toBe('A picture.');
  expect(formOf(path().meta({ description: 'The path of a logo.', form: 'A logo.' }))).toBe('A logo.');
});

it('leaves out what a form says of a description that was replaced', () => {
  expect(formOf(path().meta({ description: 'The logo.' }))).toBeUndefined();
  expect(formOf(path().optional().meta({ description: 'The logo.' }))).toBeUndefined();
});

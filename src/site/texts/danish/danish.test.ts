import { expect, test } from 'vitest';
import { formTexts } from '../../../../tests/support/form-texts.ts';
import { danishContent } from '../../../builder/texts/danish/content/content.ts';
import { loadModel } from '../../../model/load-model.ts';
import danish from './danish.ts';

const texts = formTexts(await loadModel('.'));

test('says everything in Danish that forms say of the site', () => {
  expect([...texts].filter((text) => !Object.hasOwn({ ...danishContent, ...danish }, text))).toEqual([]);
});

test('translates nothing that no form says, and nothing that the engine has', () => {
  expect(Object.keys(danish).filter((text) => !texts.has(text) || Object.hasOwn(danishContent, text))).toEqual([]);
});

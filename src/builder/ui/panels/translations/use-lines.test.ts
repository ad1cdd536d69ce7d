import { expect, it } from 'vitest';
import type { OpenTranslation } from '../../../protocol/answers.ts';
import { idOfTranslation, withEdited } from './use-lines.ts';

const text = (name: string, state: OpenTranslation['state'] = 'missing'): OpenTranslation => ({
  file: 'a.yaml',
  path: [name],
  key: 'da',
  hash: '',
  state,
  label: name,
  text: name,
  source: name,
});

it('keeps an edited text where it stood once it’s translated', () => {
  const lines = withEdited(
    [text('a'), text('d')],
    [
      { translation: text('c'), index: 2 },
      { translation: text('b'), index: 1 },
    ],
  );
  expect(lines.map(({ label }) => label)).toEqual(['a', 'b', 'c', 'd']);
});

it('lists an edited text once while it still needs a translator, in its new state', () => {
  const lines = withEdited([text('a', 'same')], [{ translation: text('a'), index: 0 }]);
  expect(lines.map(({ state }) => state)).toEqual(['same']);
  expect(idOfTranslation(text('a', 'same'))).toBe(idOfTranslation(text('a')));
});

import { expect, it } from 'vitest';
import { languageOfRequest } from './request-language.ts';

it.each([
  [{}, 'en'],
  [{ 'accept-language': 'da-DK,da;q=0.9' }, 'da'],
  [{ 'accept-language': 'da', cookie: 'a=1; builder-language=en' }, 'en'],
  [{ 'accept-language': 'en', cookie: 'builder-language=da' }, 'da'],
  [{ cookie: 'builder-language=xx', 'accept-language': 'da' }, 'da'],
  [{ 'x-builder-language': 'en', cookie: 'builder-language=da' }, 'en'],
  [{ 'x-builder-language': 'zz', cookie: 'builder-language=da' }, 'da'],
])('finds the language of a request with %o', (headers, language) => {
  expect(languageOfRequest(headers)).toBe(language);
});

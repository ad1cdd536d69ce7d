import { expect, it } from 'vitest';
import { readServiceOverrides } from './env.ts';

it('reads the addresses of both services', () => {
  const environment = { FORM_ENDPOINT: 'https://a.example.com/f', GEOLOCATION_ENDPOINT: 'https://b.example.com' };
  expect(readServiceOverrides(environment)).toEqual({
    overrides: { formEndpoint: 'https://a.example.com/f', geolocationEndpoint: 'https://b.example.com' },
    problems: [],
  });
});

it("doesn't override content/site.yaml with an empty variable", () => {
  expect(readServiceOverrides({ FORM_ENDPOINT: '' })).toEqual({ overrides: {}, problems: [] });
});

it.each(['forms', 'http://forms.example.com', 'ftp://forms.example.com'])(
  'rejects %s and says how to fix it',
  (value) => {
    expect(readServiceOverrides({ FORM_ENDPOINT: value })).toEqual({
      overrides: {},
      problems: [`FORM_ENDPOINT is "${value}". Write a whole address with https://, or leave it out.`],
    });
  },
);

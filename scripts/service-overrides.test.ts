import { expect, it } from 'vitest';
import { readServiceOverrides } from './service-overrides.ts';

it('takes the addresses of both services', () => {
  const environment = { FORM_ENDPOINT: 'https://a.example.com/f', GEOLOCATION_ENDPOINT: 'https://b.example.com' };
  expect(readServiceOverrides(environment)).toEqual({
    overrides: { formEndpoint: 'https://a.example.com/f', geolocationEndpoint: 'https://b.example.com' },
    problems: [],
  });
});

it('lets content/site.yaml stand where a variable is empty', () => {
  expect(readServiceOverrides({ FORM_ENDPOINT: '' })).toEqual({ overrides: {}, problems: [] });
});

it.each(['forms', 'http://forms.example.com', 'ftp://forms.example.com'])(
  'refuses %s and says how to mend it',
  (value) => {
    expect(readServiceOverrides({ FORM_ENDPOINT: value })).toEqual({
      overrides: {},
      problems: [`FORM_ENDPOINT is "${value}". Write a whole address with https://, or leave it out.`],
    });
  },
);

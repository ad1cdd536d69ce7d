import { expect, it } from 'vitest';
import { madeAddress, madeName } from './made-name.ts';

it.each([
  ['Dental Clinics æ', 'dental-clinics-ae'],
  ['services/Tandlæger & Klinikker', 'services/tandlaeger-klinikker'],
  ['/services//saas/', 'services/saas'],
  ['Søgning (2026)', 'soegning-2026'],
  ['price-list', 'price-list'],
  ['services/', 'services'],
  ['日本', ''],
  ['', ''],
])('makes an address of %j', (typed, address) => {
  expect(madeAddress(typed)).toBe(address);
});

const FACT = '^[a-z][A-Za-z0-9]*$';

it.each([
  ['Reply time', FACT, 'replyTime'],
  ['replyTime', FACT, 'replyTime'],
  [' vat note ', FACT, 'vatNote'],
  ['Øl & vin', FACT, 'oelVin'],
  ['3 months', FACT, '3 months'], // it begins with a digit: the server says so
  ['Our story', '^[a-z]+(-[a-z]+)*$', 'our-story'],
  ['Any thing', undefined, 'Any thing'],
])('makes a name of %j for %s', (typed, pattern, name) => {
  expect(madeName(typed, pattern)).toBe(name);
});

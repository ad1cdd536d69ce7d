import { describe, expect, it } from 'vitest';
import { isExposed, refusalOfCall, refusalOfShell, type GuardedRequest } from './request-guard.ts';

const TOKEN = 'a'.repeat(64);

/** A call as the shell sends it, with other headers. */
const call = (headers: GuardedRequest['headers'] = {}, more: Partial<GuardedRequest> = {}): GuardedRequest => ({
  method: 'POST',
  port: 5173,
  headers: {
    host: 'localhost:5173',
    origin: 'http://localhost:5173',
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/json',
    'x-builder-token': TOKEN,
    ...headers,
  },
  ...more,
});

describe('a call', () => {
  it.each([
    ['of the shell', call()],
    ['with a charset', call({ 'content-type': 'application/json; charset=utf-8' })],
    ['by number', call({ host: '127.0.0.1:5173', origin: 'http://127.0.0.1:5173' })],
    ['by IPv6', call({ host: '[::1]:5173', origin: 'http://[::1]:5173' })],
  ])('%s is answered', (_name, request) => expect(refusalOfCall(request, TOKEN)).toBeUndefined());

  it.each([
    ['from another site', call({ origin: 'https://example.com' })],
    ['from another port of this machine', call({ origin: 'http://localhost:3000' })],
    ['from another name of this machine', call({ origin: 'http://127.0.0.1:5173' })],
    ['from a page without origin', call({ origin: 'null' })],
    ['without an origin', call({ origin: undefined })],
    ['by HTTPS', call({ origin: 'https://localhost:5173' })],
    ['to a name that leads here', call({ host: 'example.com:5173', origin: 'http://example.com:5173' })],
    ['to a name without port', call({ host: 'localhost', origin: 'http://localhost' })],
    ['without a host', call({ host: undefined })],
    ['that another site started', call({ 'sec-fetch-site': 'cross-site' })],
    ['that another port started', call({ 'sec-fetch-site': 'same-site' })],
    ['of a browser that says nothing about its start', call({ 'sec-fetch-site': undefined })],
    ['without a token', call({ 'x-builder-token': undefined })],
    ['with the token of another start', call({ 'x-builder-token': 'b'.repeat(64) })],
    ['with a part of the token', call({ 'x-builder-token': TOKEN.slice(1) })],
    ['with two tokens', call({ 'x-builder-token': [TOKEN, TOKEN] })],
  ])('%s is refused', (_name, request) => expect(refusalOfCall(request, TOKEN)?.status).toBe(403));

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=a', undefined, ''])(
    'with a body of type %s is refused, since a form could send it',
    (type) => expect(refusalOfCall(call({ 'content-type': type }), TOKEN)?.status).toBe(415),
  );

  it('takes other types of body where it says so', () => {
    const isPicture = (type: string) => type === 'image/png';
    expect(refusalOfCall(call({ 'content-type': 'image/png' }), TOKEN, isPicture)).toBeUndefined();
    expect(refusalOfCall(call(), TOKEN, isPicture)?.status).toBe(415);
  });

  it.each(['GET', 'PUT', 'OPTIONS', undefined])('by %s is refused', (method) =>
    expect(refusalOfCall(call({}, { method }), TOKEN)?.status).toBe(405),
  );
});

describe('the shell', () => {
  const open = (headers: GuardedRequest['headers']) =>
    refusalOfShell({ method: 'GET', port: 5173, headers: { host: 'localhost:5173', ...headers } })?.status;

  it.each([
    ['from the address bar', { 'sec-fetch-site': 'none' }],
    ['from a program', {}],
    ['by a link from another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' }],
  ])('opens %s', (_name, headers) => expect(open(headers)).toBeUndefined());

  it.each([
    ['a frame of another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'iframe' }],
    ['a script of another port', { 'sec-fetch-site': 'same-site', 'sec-fetch-dest': 'script' }],
    ['a name that leads here', { host: 'example.com:5173' }],
  ])('is refused in %s', (_name, headers) => expect(open(headers)).toBe(403));

  it('is only read', () => expect(refusalOfShell({ ...call(), method: 'POST' })?.status).toBe(405));
});

it.each([
  [undefined, false],
  [false, false],
  ['localhost', false],
  ['127.0.0.1', false],
  ['::1', false],
  [true, true],
  ['0.0.0.0', true],
  ['192.168.1.5', true],
])('knows that a server at %s can be reached from outside: %s', (host, exposed) =>
  expect(isExposed(host)).toBe(exposed),
);

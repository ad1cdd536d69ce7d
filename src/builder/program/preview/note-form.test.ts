import { expect, it } from 'vitest';
import { withdrawPreviewLink, listPreviewLinks } from '../../people/preview-links.ts';
import { MAX_NOTE_LENGTH } from '../../protocol/note-calls.ts';
import { PREVIEW_ORIGIN, servePreviewsOf } from './__fixtures__/serve-previews.ts';

/** Headers of a form that a page of previews sends. */
const OF_FORM = {
  Origin: PREVIEW_ORIGIN,
  'Sec-Fetch-Site': 'same-origin',
  'Content-Type': 'application/x-www-form-urlencoded',
};

/** Opens a link, and returns what sends its form. */
async function openLink() {
  const served = await servePreviewsOf();
  const cookie = await served.open(served.link());
  const send = (fields: Record<string, string>, headers: Record<string, string> = {}) => {
    const filled = { page: '/us/about-me', name: 'Ida', note: 'Lovely', ...fields };
    return served.ask('/_note', { ...OF_FORM, Cookie: cookie, ...headers }, new URLSearchParams(filled).toString());
  };
  return { ...served, cookie, send };
}

it('takes a note with name and page, says so, and tells by which link it came', async () => {
  const { ask, cookie, database, notes, send } = await openLink();
  const form = await ask('/_note?page=%2Fus%2Fabout-me', { Cookie: cookie });
  expect(form).toMatchObject({
    status: 200,
    headers: { 'referrer-policy': 'same-origin', 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' },
  });
  expect(form.headers['content-security-policy']).toContain("default-src 'none'");
  expect(form.body).toContain('name="page" value="/us/about-me"');
  const sent = await send({ note: 'First line\r\nSecond line' });
  expect(sent).toMatchObject({ status: 303, headers: { location: '/_note?page=%2Fus%2Fabout-me&sent=1' } });
  const link = listPreviewLinks(database)[0]?.created;
  expect(notes).toEqual([{ page: '/us/about-me', name: 'Ida', note: 'First line\nSecond line', link }]);
  const thanks = await ask('/_note?page=%2Fus%2Fabout-me&sent=1', { Cookie: cookie });
  expect(thanks.body).toContain('Your note has arrived');
  expect(thanks.body).toContain('href="/us/about-me"');
});

it('is about the page that was shown last, whatever the link says', async () => {
  const { ask, cookie } = await openLink();
  const pageOf = async (referer: string) =>
    /name="page" value="([^"]*)"/.exec(
      (await ask('/_note?page=%2Fus%2F', { Cookie: cookie, Referer: referer })).body,
    )?.[1];
  expect(await pageOf(`${PREVIEW_ORIGIN}/dk/about-me?a=1`)).toBe('/dk/about-me');
  for (const other of ['https://evil.example/dk/', `${PREVIEW_ORIGIN}/_note`, 'nonsense'])
    expect(await pageOf(other), other).toBe('/us/');
});

it('leads to no other site', async () => {
  const { notes, send } = await openLink();
  for (const page of ['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])
    expect((await send({ page })).headers.location, page).toBe('/_note?page=%2F&sent=1');
  expect(notes.map(({ page }) => page)).toEqual(['/', '/', '/', '/']);
});

it('keeps markup as text', async () => {
  const { notes, send } = await openLink();
  const markup = '</textarea><script>alert(1)</script>';
  await send({ note: markup, name: '<b>Ida</b>' });
  expect(notes[0]).toMatchObject({ note: markup, name: '<b>Ida</b>' });
  const shown = await send({ note: markup, name: '' });
  expect(shown.status).toBe(422);
  expect(shown.body).not.toContain('<script>');
  expect(shown.body).toContain('&#60;script&#62;');
});

it.each([
  ['without a name', { name: ' \u0000 ' }, 'Write your name.'],
  ['without words', { note: '\n' }, 'Write a note.'],
  ['with too many words', { note: 'a'.repeat(MAX_NOTE_LENGTH + 1) }, 'Write at most 4,000 characters.'],
])('refuses a note %s, and shows what was typed', async (_name, fields, problem) => {
  const { notes, send } = await openLink();
  const { status, body } = await send({ name: 'Ida Holm', note: 'Typed words', ...fields });
  expect(status).toBe(422);
  expect(body).toContain(problem);
  expect(body).toMatch(/Ida Holm|Typed words/);
  expect(notes).toEqual([]);
});

it('takes no more than 64 KiB', async () => {
  const { notes, send } = await openLink();
  const { status, body } = await send({ note: 'a'.repeat(1024 * 1024) });
  expect(status).toBe(413);
  expect(body).toContain('Write a shorter one.');
  expect(notes).toEqual([]);
});

it.each([
  ['another origin', { Origin: 'https://evil.example' }],
  ['no origin', { Origin: 'null' }],
  ['another site', { 'Sec-Fetch-Site': 'cross-site' }],
  ['a script', { 'Content-Type': 'application/json' }],
])('takes nothing that %s sends', async (_name, headers) => {
  const { notes, send } = await openLink();
  expect([403, 415]).toContain((await send({}, headers)).status);
  expect(notes).toEqual([]);
});

it('takes nothing without a link, or by one that was withdrawn', async () => {
  const { database, notes, send } = await openLink();
  expect((await send({}, { Cookie: '' })).status).toBe(404);
  withdrawPreviewLink(database, listPreviewLinks(database)[0]?.hash ?? '');
  expect((await send({})).status).toBe(404);
  expect(notes).toEqual([]);
});

it('drops what a program fills in, without telling it', async () => {
  const { notes, send } = await openLink();
  expect((await send({ _gotcha: 'x' })).status).toBe(303);
  expect(notes).toEqual([]);
});

it('takes ten notes of an address and sixty of a link, keeps what is typed after that, and still shows the preview', async () => {
  const { ask, cookie, notes, send } = await openLink();
  const statuses: number[] = [];
  const from = (address: string) => ({ 'X-Forwarded-For': address });
  for (let count = 0; count < 15; count++) statuses.push((await send({}, from('203.0.113.1'))).status);
  expect(statuses.filter((status) => status === 303)).toHaveLength(10);
  const refused = await send({ note: 'Typed words' }, from('203.0.113.1'));
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(500);
  expect(refused.body).toContain('Typed words');
  for (let count = 0; count < 100; count++) await send({}, from(`198.51.100.${count}`));
  expect(notes.length).toBeLessThanOrEqual(60);
  expect((await ask('/us/', { Cookie: cookie, ...from('203.0.113.1') })).status).toBe(200);
});

import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { describeHosting } from '../../../hosting/hosting.ts';
import { addRelease } from '../../../publishing/release-store.ts';
import { listPreviewLinks, withdrawPreviewLink } from '../../people/preview-links.ts';
import { HOUR_MS, servePreviewsOf } from './__fixtures__/serve-previews.ts';

const FORMS = 'https://forms.example.com/f/1?a=1&b=2';

it('opens a link with a cookie of its own, and leads to the default region', async () => {
  const { ask, link, database } = await servePreviewsOf();
  const token = link();
  const opened = await ask(`/p/${token}/`);
  expect(opened).toMatchObject({ status: 302, headers: { location: '/us/' } });
  expect(opened.headers['set-cookie']).toEqual([
    expect.stringMatching(/^__Host-preview=[\w-]{22}; Max-Age=3(?:600|599); Path=\/; HttpOnly; Secure; SameSite=Lax$/),
  ]);
  const shown = await ask('/us/', { Cookie: `__Host-preview=${token}` });
  expect(shown).toMatchObject({ status: 200, body: 'Draft of /us/' });
  expect(listPreviewLinks(database)[0]?.visited).toBeGreaterThan(Date.now() - HOUR_MS);
});

it('renders the page of the draft to which a link leads while the browser follows', async () => {
  const { ask, link, rendered, releases, folder } = await servePreviewsOf();
  await ask(`/p/${link(publish(releases, folder))}/`);
  expect(rendered).toEqual([]);
  await ask(`/p/${link()}/`);
  await expect.poll(() => rendered).toEqual(['/us/']);
});

it.each(['/us/', '/p/AAAAAAAAAAAAAAAAAAAAAA/', '/p/', '/assets/a.js', '/_local/form'])(
  'answers %s with 404 without a link, and lets nobody keep, list or pass on anything',
  async (path) => {
    const { ask } = await servePreviewsOf();
    expect(await ask(path)).toMatchObject({
      status: 404,
      headers: {
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex, nofollow',
        'referrer-policy': 'no-referrer',
        'strict-transport-security': 'max-age=31536000',
      },
      body: expect.stringContaining('This link doesn’t work anymore') as string,
    });
  },
);

it('lets nobody keep, list or pass on what a link shows', async () => {
  const { ask, link, open } = await servePreviewsOf();
  expect(await ask('/us/', { Cookie: await open(link()) })).toMatchObject({
    status: 200,
    headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' },
  });
});

it('ends at once when a link is withdrawn, and the browser forgets it', async () => {
  const { ask, database, link, open } = await servePreviewsOf();
  const token = link();
  const cookie = await open(token);
  withdrawPreviewLink(database, listPreviewLinks(database)[0]?.hash ?? '');
  expect((await ask(`/p/${token}/`)).status).toBe(404);
  const answer = await ask('/us/', { Cookie: cookie });
  expect(answer.status).toBe(404);
  expect(answer.headers['set-cookie']?.[0]).toMatch(/^__Host-preview=; Max-Age=0;/);
});

it('ends when a link expires', async () => {
  const { ask, database, link, open } = await servePreviewsOf();
  const token = link();
  const cookie = await open(token);
  database.run('UPDATE preview_link SET expires = ?', Date.now());
  expect((await ask('/us/', { Cookie: cookie })).status).toBe(404);
  expect((await ask(`/p/${token}/`)).status).toBe(404);
});

it('shows the link that was opened last, and nothing by the cookie of the builder or of another host', async () => {
  const { ask, link, open, releases, folder } = await servePreviewsOf();
  const number = publish(releases, folder);
  const cookies = [await open(link()), await open(link(number))];
  expect((await ask('/us/', { Cookie: cookies[0] ?? '' })).body).toBe('Draft of /us/');
  expect((await ask('/us/', { Cookie: cookies[1] ?? '' })).body).toContain('Version');
  const token = link();
  for (const cookie of [`preview=${token}`, `__Host-builder-session=${token}`])
    expect((await ask('/us/', { Cookie: cookie })).status).toBe(404);
  expect((await ask('/us/', { Cookie: `__Host-preview=${token}`, Host: 'edit.example.com' })).status).toBe(404);
});

it('looks at 50 guesses of an address, then at nothing that it asks for, and answers others as before', async () => {
  const { ask, link, open } = await servePreviewsOf();
  const token = link();
  const cookie = await open(token);
  const from = { 'X-Forwarded-For': '203.0.113.9' };
  const statuses: number[] = [];
  for (let count = 0; count < 60; count++) {
    const guess = String(count).padStart(22, 'A');
    statuses.push(
      (await ask(count % 2 ? `/p/${guess}/` : '/us/', { ...from, Cookie: `__Host-preview=${guess}` })).status,
    );
  }
  expect(statuses.filter((status) => status === 404)).toHaveLength(50);
  const refused = await ask(`/p/${token}/`, from);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(500);
  expect((await ask('/us/', { Cookie: cookie, 'X-Forwarded-For': '203.0.113.10' })).status).toBe(200);
});

it('takes forms and stores nothing', async () => {
  const { ask, link, open, folder } = await servePreviewsOf();
  const headers = { Cookie: await open(link()), 'Content-Type': 'application/x-www-form-urlencoded' };
  const sent = await ask('/_local/form', headers, 'name=Anna&_next=/us/thank-you');
  expect(sent).toMatchObject({ status: 303, headers: { location: '/us/thank-you', 'referrer-policy': 'no-referrer' } });
  expect(readdirSync(folder)).not.toContain('.local');
});

/** Adds a release with a page that has a form. */
function publish(releases: string, folder: string): number {
  const dist = join(folder, 'dist');
  const files = {
    'hosting.json': JSON.stringify(
      describeHosting("default-src 'none'; form-action 'self'", { shownRegions: ['us'], formerRegions: [] }),
    ),
    'us/index.html': `<!DOCTYPE html><html lang="da-DK"><head><title>Version</title></head><body class="a"><form action="${FORMS.replace('&', '&amp;')}"></form><script type="application/json">{"settings":{"tagManagerId":"GTM-1"}}</script></body></html>`,
    'assets/layout-us-1.json': JSON.stringify({
      form: { endpoint: FORMS, thankYouUrl: 'https://www.example.com/us/thank-you' },
    }),
  };
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(join(dist, file, '..'), { recursive: true });
    writeFileSync(join(dist, file), content);
  }
  return addRelease(releases, dist, { version: 'one', audience: { regions: ['USA'], timeZone: 'UTC' } }).number;
}

it('shows a version as visitors get it, with a note, and without sending or counting anything', async () => {
  const { ask, link, open, releases, folder } = await servePreviewsOf();
  const headers = { Cookie: await open(link(publish(releases, folder))) };
  const page = await ask('/us/', { ...headers, 'Accept-Encoding': 'br' });
  expect(page).toMatchObject({
    status: 200,
    headers: {
      'content-security-policy': "default-src 'none'; form-action 'self'",
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
    },
  });
  expect(page.body).toMatch(/<body class="a">\n<aside aria-label="Forhåndsvisning" lang="da" [^>]*>Forhåndsvisning af/);
  expect(page.body).toMatch(
    /<a href="\/_note\?page=%2Fus%2F" target="_self" referrerpolicy="same-origin"[^>]*>Skriv en note<\/a><\/aside>/,
  );
  expect(page.body).toContain('<form action="/_local/form">');
  expect(page.body).toContain('"tagManagerId":""');
  const shared = await ask('/assets/layout-us-1.json', headers);
  expect(JSON.parse(shared.body)).toEqual({ form: { endpoint: '/_local/form', thankYouUrl: '/us/thank-you' } });
  expect(shared.headers['cache-control']).toBe('no-store');
});

it('says that a version is gone once its files are deleted', async () => {
  const { ask, link, open, releases, folder } = await servePreviewsOf();
  const number = publish(releases, folder);
  const cookie = await open(link(number));
  rmSync(join(releases, String(number)), { recursive: true });
  expect((await ask('/us/', { Cookie: cookie })).status).toBe(404);
});

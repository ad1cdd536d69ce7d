import { expect, it } from 'vitest';
import { sendRawRequest } from '../../tests/support/raw-request.ts';
import { liveOf, publishedProject } from './__fixtures__/published-project.ts';
import { switchTo } from './release-store.ts';

/** Switches under load, and requests during each of them. */
const [SWITCHES, REQUESTS] = process.env['THOROUGH'] ? [100, 2_000] : [5, 200];

/** Longest time for all of them, in milliseconds: with many inputs, they're 200,000 requests. */
const LIMIT_MS = 600_000;

it(
  'answers each request by one release, whose policy goes with its page, while releases are switched under load',
  async () => {
    const site = await publishedProject();
    liveOf(await site.publish());
    site.write('content/pages/home.yaml', 'Second');
    site.changePolicy("default-src 'none'");
    liveOf(await site.publish());
    const port = Number(new URL(site.url).port);
    const seen = new Set<string>();
    const ask = async () => {
      const { status, headers, body } = await sendRawRequest(port, '/us/home');
      const [, text = ''] = /<p>(.*)<\/p>/.exec(body.toString()) ?? [];
      seen.add([status, text, headers['content-security-policy']].join(' '));
    };
    for (let count = 0; count < SWITCHES; count++) {
      const asked = Array.from({ length: REQUESTS }, ask);
      switchTo(site.folders.releases, 1 + (count % 2));
      await Promise.all(asked);
    }
    expect([...seen].sort()).toEqual(["200 Home default-src 'self'", "200 Second default-src 'none'"]);
  },
  LIMIT_MS,
);

it('serves the assets of earlier releases to tabs that are still open', async () => {
  const site = await publishedProject();
  liveOf(await site.publish());
  const [, script = ''] = /src="([^"]+)"/.exec((await site.ask('/us/home')).text) ?? [];
  site.write('src/script.js', '2');
  site.git('commit', '--quiet', '--message=Script', 'src');
  liveOf(await site.publish());
  expect((await site.ask('/us/home')).text).not.toContain(script);
  expect(await site.ask(script)).toMatchObject({ status: 200, text: '1' });
  const answer = await fetch(new URL(script, site.url));
  expect(answer.headers.get('Cache-Control')).toContain('immutable');
  expect((await site.ask('/assets/../hosting.json')).status).toBe(404);
});

it('says that nothing is published where somebody has deleted the live release', async () => {
  const site = await publishedProject();
  liveOf(await site.publish());
  switchTo(site.folders.releases, 9);
  expect((await site.ask('/us/home')).status).toBe(503);
  liveOf(await site.publish());
  expect((await site.ask('/us/home')).status).toBe(200);
});

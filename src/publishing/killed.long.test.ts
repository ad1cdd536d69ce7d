import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { liveOf, publishedProject } from './__fixtures__/published-project.ts';

const SCRIPT = join(import.meta.dirname, '../../scripts/publish.ts');

/** Moments at which publications and switches are killed. */
const KILLS = process.env['THOROUGH'] ? 60 : 12;

/** A publication of the small site ends after about so long, in milliseconds. */
const WHOLE_MS = 2_500;

it('shows one whole version whenever publishing or going back is killed, and publishes again afterwards', async () => {
  const site = await publishedProject();
  liveOf(await site.publish());
  for (let count = 1; count <= KILLS; count++) {
    const pages = ['home', 'about', 'news'].slice(0, 2 + (count % 2));
    for (const page of pages) site.write(`content/pages/${page}.yaml`, `Version ${count}`);
    const args = count % 3 === 0 ? ['--make-live', '1'] : [];
    const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), SCRIPT, ...args], {
      cwd: site.root,
      env: { ...process.env, PUBLISHED_URL: site.url },
      stdio: 'ignore',
    });
    const ended = once(child, 'exit');
    await sleep((count / KILLS) * WHOLE_MS);
    child.kill('SIGKILL');
    await ended;
    const texts = await Promise.all(['home', 'about'].map((page) => textOf(site, page)));
    expect(texts[0], `after kill ${count}`).toMatch(/^(Home|Version \d+)$/);
    expect(texts[1]).toBe(texts[0] === 'Home' ? 'About' : texts[0]);
  }
  site.write('content/pages/home.yaml', 'At last');
  liveOf(await site.publish());
  expect(await textOf(site, 'home')).toBe('At last');
}, 600_000);

async function textOf(site: Awaited<ReturnType<typeof publishedProject>>, page: string): Promise<string | undefined> {
  const { status, text } = await site.ask(`/us/${page}`);
  expect(status).toBe(200);
  return /<p>(.*)<\/p>/.exec(text)?.[1];
}

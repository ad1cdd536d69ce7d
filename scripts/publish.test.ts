import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { publishedProject, type PublishedProject } from '../src/publishing/__fixtures__/published-project.ts';
import { freePort } from '../tests/support/free-port.ts';

/** How long a command may take to start on a busy machine, in milliseconds. */
const START_LIMIT_MS = 20_000;

const ROOT = join(import.meta.dirname, '..');

/** Runs a command of this project in another one. */
function start(
  name: 'publish' | 'site',
  { root, url }: PublishedProject,
  args: string[] = [],
  env: NodeJS.ProcessEnv = {},
) {
  const command = ['--import', import.meta.resolve('tsx'), join(ROOT, `scripts/${name}.ts`), ...args];
  const child = spawn(process.execPath, command, { cwd: root, env: { ...process.env, PUBLISHED_URL: url, ...env } });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += text.toString()));
  onTestFinished(() => void child.kill('SIGKILL'));
  return { child, said: () => said };
}

/** Runs a command to its end. */
async function run(...command: Parameters<typeof start>): Promise<{ status: number | null; said: string }> {
  const { child, said } = start(...command);
  const [status] = (await once(child, 'close')) as [number | null];
  return { status, said: said() };
}

it('publishes from a terminal, and shows an earlier version again', async () => {
  const site = await publishedProject();
  const first = await run('publish', site);
  expect(first).toMatchObject({
    status: 0,
    said: expect.stringMatching(/Live since \d\d:\d\d:\d\d in USA, Denmark\n$/),
  });
  site.write('content/pages/home.yaml', 'Second');
  expect((await run('publish', site)).status).toBe(0);
  expect((await run('publish', site, ['--versions'])).said).toMatch(/^2 .* live\n1 .*\n$/);
  expect((await run('publish', site, ['--make-live', '1'])).said).toContain('Live since');
  expect((await site.ask('/us/home')).text).toContain('<p>Home</p>');
});

it('says what is wrong, with exit code 1, and 2 for wrong usage', async () => {
  const site = await publishedProject();
  expect(await run('publish', site, ['--make-live', 'x'])).toMatchObject({ status: 2 });
  expect(await run('publish', site, [], { PUBLISHED_URL: 'example' })).toEqual({
    status: 1,
    said: 'PUBLISHED_URL is not a valid URL. Write it in full: https://www.example.com\n',
  });
  const port = await freePort();
  expect(await run('publish', site, [], { PUBLISHED_URL: '', SITE_PORT: String(port) })).toEqual({
    status: 1,
    said: `Nothing answers at http://localhost:${port}/, where visitors see the site. Run "npm run site" in another terminal, or set PUBLISHED_URL to the address of the site.\nWhat visitors see is as it was.\n`,
  });
  site.write('src/script.js', '2');
  expect((await run('publish', site)).said).toContain("Code that isn't committed can't be published: src/script.js.");
});

it('serves what is published at any port, where it is found, and ends when it is told to', async () => {
  const site = await publishedProject();
  const port = await freePort();
  const { child, said } = start('site', site, ['--port', String(port)]);
  await expect
    .poll(said, { timeout: START_LIMIT_MS })
    .toContain('Nothing is published yet. Run "npm run publish" in another terminal.');
  const published = await run('publish', site, [], { PUBLISHED_URL: '', SITE_PORT: '' });
  expect(published).toMatchObject({ status: 0, said: expect.stringContaining(`http://localhost:${port}/: `) });
  const answer = await fetch(`http://localhost:${port}/us/home`);
  expect(await answer.text()).toContain('<p>Home</p>');
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});

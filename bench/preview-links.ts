import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { withDatabase } from '../src/builder/people/database.ts';
import { addPreviewLink } from '../src/builder/people/preview-links.ts';
import { freePort } from '../tests/support/free-port.ts';
import { serveProject } from '../tests/support/project-server.ts';
import { editFile } from '../tools/project-fixture.ts';
import { median, percentile95, roundTo, type Table } from './benchmark.ts';

const ABOUT = 'content/pages/about-me.yaml';

/** What the recipient of a link opens. */
const PAGES = ['/us/', '/us/about-me', '/dk/'];

/** How often each page is opened. */
const TIMES = 20;

const LINK_LIFE_MS = 60 * 60 * 1000;

/** Measures how long somebody with a preview link of the draft waits for the first byte of a page. */
export async function previewLinkTable(source: string): Promise<Table> {
  const port = String(await freePort());
  const args = ['--no-open'];
  const server = await serveProject({ script: 'builder', args, source, env: () => ({ PREVIEW_PORT: port }) });
  try {
    const token = withDatabase(join(server.root, '.builder'), (database) =>
      addPreviewLink(database, { release: undefined, person: undefined, lifeMs: LINK_LIFE_MS }),
    );
    const origin = `http://localhost:${port}`;
    const opened = await request(`${origin}/p/${token}/`);
    const cookie = opened.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
    const [first, again, edited]: number[][] = [[], [], []];
    for (let turn = 0; turn < TIMES; turn += 1) {
      // In the first turn, nothing was rendered yet.
      for (const path of PAGES) (turn === 0 ? first : again)?.push(await firstByteMs(origin + path, cookie));
      editFile(server.root, ABOUT, (text) => text.replace(/From call center\w*/, `From call center${turn}`));
      edited?.push(await firstByteMs(`${origin}/us/about-me`, cookie));
    }
    const row = (name: string, figures: readonly number[] = []) => [
      name,
      figures.length,
      roundTo(median(figures)),
      roundTo(percentile95(figures)),
    ];
    return {
      title: 'First byte of a page by a preview link, in milliseconds',
      columns: ['what', 'times', 'median', '95th percentile'],
      rows: [row('opened first', first), row('opened again', again), row('right after an edit', edited)],
    };
  } finally {
    await server.close();
  }
}

async function request(url: string, cookie = ''): Promise<IncomingMessage> {
  const [response] = (await once(get(url, { agent: false, headers: { Cookie: cookie } }), 'response')) as [
    IncomingMessage,
  ];
  return response;
}

/** Opens a page, and returns the time until the first byte of its text, in milliseconds. Throws if there is none. */
async function firstByteMs(url: string, cookie: string): Promise<number> {
  const begin = performance.now();
  const response = await request(url, cookie);
  await once(response, 'readable');
  const time = performance.now() - begin;
  response.resume();
  if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode}.`);
  return time;
}

import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { filesIn } from '../../ssg/files-in.ts';
import { HOSTING_FILE, type Hosting } from '../hosting/hosting.ts';
import { readingOfPage } from './page-reading.ts';
import { PublishError, type PublicMismatch } from './publish-failure.ts';
import { VERSION_FILE } from './release-store.ts';

/** What to verify. */
export interface Verification {
  /** Where visitors see the site. */
  publicUrl: string;
  version: string;
  /** The folder of the release. */
  folder: string;
  /** The folder of the previous release, if there is one. Pages that haven't changed since aren't requested. */
  before?: string | undefined;
  /** How long to wait until the public site serves the new version, on each page, in milliseconds. */
  patienceMs: number;
  /** Called once the public site serves the new version. */
  onServed?: () => void;
}

/** Time between two requests for an address, in milliseconds: it doubles for a host that takes minutes. */
const RETRY_MS = { first: 250, longest: 4_000 };

/** Time limit of one request, in milliseconds. */
const REQUEST_LIMIT_MS = 10_000;

/** Number of pages that are requested at a time. */
const AT_A_TIME = 16;

/** The expected response of an address. */
interface Expectation {
  path: string;
  /**
   * The built file of the page; absent for a redirect, and for a page that is gone. It's read when it's compared: a release can
   * have more text than fits into memory.
   */
  file?: string;
  /** Where a redirect leads. */
  to?: string;
  /** The statuses that are accepted. */
  status: readonly number[];
}

/**
 * Compares the public site with a release: its version, and every page and redirect that changed. If an address differs, throws
 * a failure that names it.
 * @returns the number of addresses that were compared
 */
export async function verifyLive(verification: Verification): Promise<number> {
  const { publicUrl, version, folder, patienceMs } = verification;
  // Not by the clock, which may be set meanwhile.
  const end = performance.now() + patienceMs;
  const versionUrl = new URL(VERSION_FILE, publicUrl).href;
  await awaitMatch(versionUrl, end, () => versionMismatch(versionUrl, version));
  verification.onServed?.();
  const { headers } = readHostingOf(folder);
  const expectations = changedAddresses(verification);
  const waiting = [...expectations];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const url = new URL(next.path, publicUrl).href;
      const expected = next;
      // A cache may still have the page from before.
      await awaitMatch(url, end, () => compare(url, expected, headers)).catch((error: unknown) => {
        waiting.length = 0; // one mismatch is enough
        throw error;
      });
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return expectations.length;
}

/** Requests an address of the public site, bypassing caches. Doesn't follow redirects. */
export const askPublic = (url: string): Promise<Response> =>
  fetch(url, {
    redirect: 'manual',
    headers: { 'Cache-Control': 'no-cache' },
    signal: AbortSignal.timeout(REQUEST_LIMIT_MS),
  });

/** Returns why a request failed: the code of the network error, or else its message. */
export function reasonOf(error: unknown): string {
  const { cause, message } = error as Error; // fetch throws nothing else
  const { code, message: inner } = (cause ?? {}) as { code?: string; message?: string }; // undici's own
  return code ?? inner ?? message;
}

/** Compares an address until it's as expected. If it isn't in time, throws a failure with the last mismatch. */
async function awaitMatch(
  url: string,
  end: number,
  compareNow: () => Promise<PublicMismatch | undefined>,
): Promise<void> {
  for (let pause = RETRY_MS.first; ; pause = Math.min(pause * 2, RETRY_MS.longest)) {
    const mismatch = await compareNow();
    if (!mismatch) return;
    const left = end - performance.now();
    if (left <= 0) throw new PublishError({ kind: 'not-live', url, mismatch });
    await sleep(Math.min(pause, left));
  }
}

async function versionMismatch(url: string, version: string): Promise<PublicMismatch | undefined> {
  try {
    const answer = await askPublic(url);
    const text = await answer.text();
    const found = answer.ok ? /"version":\s*"([^"]+)"/.exec(text)?.[1] : undefined;
    if (found === version) return undefined;
    return { what: 'version', ...(found !== undefined && { found }) };
  } catch (error) {
    return { what: 'unreachable', reason: reasonOf(error) };
  }
}

/** Lists the expected responses of the addresses that differ from the previous release. */
function changedAddresses({ folder, before }: Verification): Expectation[] {
  const pages = [...filesIn(folder)]
    .filter((file) => isPage(file) && !isUnchanged(folder, before, file))
    .map((file) => ({ path: addressOf(file), file: join(folder, file), status: [200] }));
  const gone =
    before === undefined ? [] : [...filesIn(before)].filter((file) => isPage(file) && !existsSync(join(folder, file)));
  const old = before === undefined ? [] : readHostingOf(before).redirects;
  const redirects = readHostingOf(folder).redirects.filter(
    ({ from, to }) => !old.some((one) => one.from === from && one.to === to),
  );
  return [
    ...pages,
    ...gone.map((file) => ({ path: addressOf(file), status: [301, 308, 404, 410] })),
    ...redirects.map(({ from, to }) => ({ path: from, to, status: [301, 308] })),
  ];
}

/** The not-found page has no address of its own. */
const isPage = (file: string): boolean => file.endsWith('.html') && file !== '404.html';

const addressOf = (file: string): string => `/${file.replace(/(?:(?<=^|\/)index)?\.html$/, '')}`;

const readHostingOf = (folder: string): Hosting =>
  JSON.parse(readFileSync(join(folder, HOSTING_FILE), 'utf8')) as Hosting; // written by our own build

const isUnchanged = (folder: string, before: string | undefined, file: string): boolean =>
  before !== undefined &&
  existsSync(join(before, file)) &&
  readFileSync(join(folder, file)).equals(readFileSync(join(before, file)));

async function compare(
  url: string,
  { file, to, status }: Expectation,
  headers: Hosting['headers'],
): Promise<PublicMismatch | undefined> {
  try {
    const answer = await askPublic(url);
    const text = await answer.text();
    if (!status.includes(answer.status)) return { what: 'status', expected: status[0] ?? 200, found: answer.status };
    if (to !== undefined) return redirectMismatch(url, to, answer.headers.get('Location') ?? '');
    if (file === undefined) return undefined;
    return pageMismatch(await readFile(file, 'utf8'), text, headers, answer.headers);
  } catch (error) {
    return { what: 'unreachable', reason: reasonOf(error) };
  }
}

const redirectMismatch = (url: string, to: string, found: string): PublicMismatch | undefined =>
  new URL(found, url).href === new URL(to, url).href ? undefined : { what: 'redirect', expected: to, found };

function pageMismatch(
  built: string,
  found: string,
  expected: Hosting['headers'],
  headers: Headers,
): PublicMismatch | undefined {
  const [one, other] = [readingOfPage(built), readingOfPage(found)];
  const what = (['title', 'text', 'canonical'] as const).find((part) => one[part] !== other[part]);
  if (what) return { what };
  const policy = 'Content-Security-Policy';
  return headers.get(policy)?.includes(expected[policy] ?? '') ? undefined : { what: 'policy' };
}

import { isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { asWritten, type Diagnostic } from '../../content/diagnostics/diagnostic.ts';
import type { SourceFile } from '../../content/diagnostics/source-file.ts';

/** An address outside the site, and where the content contains it. */
export interface ExternalLink {
  url: string;
  file: string;
  line: number;
  column: number;
}

/** An address in a text ends before a space, a bracket or a quotation mark. */
const URL_IN_TEXT = /https:\/\/[^\s)\]>"'”]+/g;

/** Domains that are reserved for examples (RFC 2606): they lead nowhere. */
const RESERVED = /(^|\.)(example\.(com|net|org)|test|invalid)$/;

/** Finds the addresses outside the site in values of content files; comments aren't looked at. */
export function externalLinksIn({ file, text }: SourceFile, siteUrl: string): ExternalLink[] {
  const lines = new LineCounter();
  const links: ExternalLink[] = [];
  visit(parseDocument(text, { lineCounter: lines, logLevel: 'silent' }), {
    Scalar(key, node) {
      if (key === 'key' || !isScalar(node) || typeof node.value !== 'string' || !node.range) return;
      const { line, col } = lines.linePos(node.range[0]);
      for (const [url] of node.value.matchAll(URL_IN_TEXT))
        if (isOutside(url, siteUrl)) links.push({ url, file, line, column: col });
    },
  });
  return links;
}

const isOutside = (url: string, siteUrl: string): boolean =>
  URL.canParse(url) && !RESERVED.test(new URL(url).hostname) && new URL(url).origin !== new URL(siteUrl).origin;

/** Time that a server may take, in milliseconds. */
const ANSWER_TIMEOUT_MS = 15_000;

/** Number of requests at the same time. */
const CONCURRENCY = 4;

/** Statuses that say that nothing is there. Others, such as 403 and 429, are answers to programs, not to visitors. */
const BROKEN = new Set([404, 410]);

const FIRST_SERVER_ERROR = 500;

/** Requests every address once, and reports those that don't lead anywhere. */
export async function checkExternalLinks(links: readonly ExternalLink[]): Promise<Diagnostic[]> {
  const problems = new Map<string, string | undefined>();
  const next = new Set(links.map(({ url }) => url)).values();
  const work = async () => {
    for (const url of next) problems.set(url, await problemAt(url));
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return links.flatMap(({ url, ...place }): Diagnostic[] => {
    const problem = problems.get(url);
    const hint = 'Open the address: link to its new place, or take the link out.';
    const message = `${url} ${problem}.`;
    // No form shows it: only `npm run content:report` looks at other sites.
    return problem ? [{ severity: 'warning', ...place, path: '', message, hint, form: asWritten(message, hint) }] : [];
  });
}

async function problemAt(url: string): Promise<string | undefined> {
  try {
    const head = await request(url, 'HEAD');
    // Some servers know GET only.
    const status = head < 400 ? head : await request(url, 'GET');
    return BROKEN.has(status) || status >= FIRST_SERVER_ERROR ? `answers ${status}` : undefined;
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError'
      ? `doesn't answer within ${ANSWER_TIMEOUT_MS / 1000} seconds`
      : "can't be reached";
  }
}

async function request(url: string, method: 'HEAD' | 'GET'): Promise<number> {
  const { status, body } = await fetch(url, {
    method,
    headers: { 'user-agent': 'page-builder link check' },
    signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
  });
  await body?.cancel();
  return status;
}

import { describe, expect, it, vi } from 'vitest';
import { checkExternalLinks, externalLinksIn } from './external-links.ts';

const SITE = 'https://www.mads.test';

const TEXT = `# https://comment.org is no link
website: https://client.org/about
text:
  en: "See [Google](https://policies.google.com/privacy), and https://example.com/profile."
  da: Se [siden](https://www.mads.test/dk/).
`;

describe('externalLinksIn', () => {
  it('finds addresses outside the site in values, with line and column, without examples', () => {
    expect(externalLinksIn({ file: 'content/site.yaml', text: TEXT }, SITE)).toEqual([
      { url: 'https://client.org/about', file: 'content/site.yaml', line: 2, column: 10 },
      { url: 'https://policies.google.com/privacy', file: 'content/site.yaml', line: 4, column: 7 },
    ]);
  });

  it('reads files with mistakes as far as it can', () => {
    expect(externalLinksIn({ file: 'content/site.yaml', text: 'a: https://one.org\nb: [\n' }, SITE)).toMatchObject([
      { url: 'https://one.org' },
    ]);
  });
});

describe('checkExternalLinks', () => {
  const answers = (found: Record<string, number | Error>) => {
    const requests: string[] = [];
    vi.stubGlobal('fetch', (url: string, { method }: { method: string }) => {
      requests.push(`${method} ${url}`);
      const answer = found[`${method} ${url}`] ?? found[url] ?? 200;
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve({ status: answer, body: null });
    });
    return requests;
  };
  const link = (url: string, line = 1) => ({ url, file: 'content/site.yaml', line, column: 3 });
  const check = async (...urls: string[]) =>
    (await checkExternalLinks(urls.map((url) => link(url)))).map(({ message }) => message);

  it('reports what is gone, what fails and what cannot be reached', async () => {
    answers({
      'https://gone.org': 410,
      'https://missing.org': 404,
      'https://failing.org': 503,
      'https://nowhere.org': new TypeError('fetch failed'),
      'https://slow.org': new DOMException('', 'TimeoutError'),
    });
    expect(await check('https://gone.org', 'https://missing.org', 'https://failing.org', 'https://fine.org')).toEqual([
      'https://gone.org answers 410.',
      'https://missing.org answers 404.',
      'https://failing.org answers 503.',
    ]);
    expect(await check('https://nowhere.org', 'https://slow.org')).toEqual([
      "https://nowhere.org can't be reached.",
      "https://slow.org doesn't answer within 15 seconds.",
    ]);
  });

  it('asks again with GET where a server refuses HEAD, and takes a refusal of programs for an answer', async () => {
    const requests = answers({ 'HEAD https://get-only.org': 405, 'https://no-robots.org': 403 });
    expect(await check('https://get-only.org', 'https://no-robots.org')).toEqual([]);
    expect(requests).toContain('GET https://get-only.org');
  });

  it('requests an address once, and reports each place that links to it', async () => {
    const requests = answers({ 'https://gone.org': 404 });
    const found = await checkExternalLinks([link('https://gone.org', 1), link('https://gone.org', 9)]);
    expect(found.map(({ line }) => line)).toEqual([1, 9]);
    expect(requests).toEqual(['HEAD https://gone.org', 'GET https://gone.org']);
  });
});

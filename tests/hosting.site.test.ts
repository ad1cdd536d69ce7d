import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { sitemapPaths } from './support/built-page.ts';
import { hostServers, type RunningHost } from './support/host-servers.ts';
import { sendRawRequest as askPort, textOf } from './support/raw-request.ts';

const dist = (file: string) => readFileSync(`dist/${file}`);
const asset = (ending: string) => `/assets/${readdirSync('dist/assets').find((name) => name.endsWith(ending)) ?? ''}`;
const script = asset('.js.br').replace(/\.br$/, '');
const font = asset('.woff2');
const document = '/page-data/us/about-me.json';

for (const host of hostServers())
  describe(`requests to ${host.name}`, () => {
    let running: RunningHost;
    beforeAll(async () => void (running = await host.start()));
    afterAll(() => running.stop());
    const ask = (path: string, headers?: Record<string, string>, method?: string) =>
      askPort(running.port, path, headers, method);

    it('answers every path with its own page, without a redirect', async () => {
      for (const path of [...sitemapPaths(), '/us', '/eu', '/dk', '/us/thank-you', '/us/about-me?from=mail&x=%2F']) {
        const answer = await ask(path);
        const clean = path.split('?')[0] ?? '';
        const file = clean.endsWith('/') || /^\/\w\w$/.test(clean) ? `${clean.replace(/\/$/, '')}/index` : clean;
        expect(answer.status, path).toBe(200);
        expect(answer.headers['content-type'], path).toBe('text/html; charset=utf-8');
        expect(answer.body.equals(dist(`${file.slice(1)}.html`)), path).toBe(true);
      }
    });

    it('answers an unknown path with 404 and the 404 page', async () => {
      const paths = ['/nothing', '/us/nothing', '/us/nothing/', '/us/case-study/nothing', '/xx/', '/404', '/404.html'];
      const endings = ['/us/nothing.html', '/us/about-me.htm', '/us/case-study/a.b', '/old-page.php', '/.env'];
      for (const path of [...paths, ...endings, '/us/about-me/more', '/assets/', '/us/About-Me']) {
        const answer = await ask(path);
        expect([answer.status, answer.headers['content-type']], path).toEqual([404, 'text/html; charset=utf-8']);
        expect(answer.body.equals(dist('404.html')), path).toBe(true);
        expect(answer.headers['cache-control'], path).toBe('no-cache');
      }
    });

    it('answers a missing file with 404, never HTML, and not cacheable', async () => {
      const missing = [
        '/assets/entry-client-00000000.js',
        '/assets/a.css',
        '/assets/sitemap.js',
        '/images/no.png',
        '/a.woff2',
      ];
      const hidden = ['/_headers', '/_redirects', '/nginx.conf', '/Caddyfile', '/hosting.json', '/index.html.br'];
      for (const path of [...missing, ...hidden, `${script}.gz`, '/page-data/us/no.json'])
        for (const accept of ['', 'br, gzip']) {
          const answer = await ask(path, { 'Accept-Encoding': accept });
          expect([answer.status, answer.headers['content-type']], path).toEqual([404, 'text/plain; charset=utf-8']);
          expect(textOf(answer).trim(), path).toBe('Not found');
          expect(answer.headers['cache-control'], path).toBe('no-cache');
        }
    });

    it('serves the sitemap as XML at its path, and as plain text at any other path that contains its name', async () => {
      const xml = await ask('/sitemap.xml');
      expect([xml.status, xml.headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
      expect(xml.body.equals(dist('sitemap.xml'))).toBe(true);
      const paths = [
        '/sitemap',
        '/us/sitemap',
        '/sitemap/',
        '/us/sitemap.xml',
        '/a/b/sitemap-index.php',
        '/my-sitemaps.html',
      ];
      for (const path of [...paths, '/sitemap.txt', '/sitemap.xml/', '/site%6Dap?x=1']) {
        const answer = await ask(path, { 'Accept-Encoding': 'br' });
        expect([answer.status, answer.headers['content-type']], path).toEqual([200, 'text/plain; charset=utf-8']);
        expect(textOf(answer), path).toBe(dist('sitemap.xml').toString());
      }
    });

    it('sends the content type of each file', async () => {
      const types = {
        [script]: 'text/javascript; charset=utf-8',
        [asset('.css')]: 'text/css; charset=utf-8',
        [font]: 'font/woff2',
        [document]: 'application/json; charset=utf-8',
        '/robots.txt': 'text/plain; charset=utf-8',
        '/site.webmanifest': 'application/manifest+json; charset=utf-8',
        '/favicon.svg': 'image/svg+xml; charset=utf-8',
        '/favicon.ico': 'image/x-icon',
        '/apple-touch-icon.png': 'image/png',
      };
      for (const [path, type] of Object.entries(types)) {
        const answer = await ask(path);
        expect([answer.status, answer.headers['content-type']], path).toEqual([200, type]);
        expect(answer.body.equals(dist(path.slice(1))), path).toBe(true);
      }
    });

    it('redirects another spelling of a path once, on this site', async () => {
      const moved = {
        '/index.html': '/',
        '/us/index.html': '/us/',
        '/us/index': '/us/',
        '/index?x=1': '/?x=1',
        '/dk/index.html?x=1': '/dk/?x=1',
        '/us/about-me.html': '/us/about-me',
        '/us/about-me/': '/us/about-me',
        '/us/about-me/?a=b&c=%0d%0a': '/us/about-me?a=b&c=%0d%0a',
      };
      for (const [path, target] of Object.entries(moved)) {
        const answer = await ask(path);
        expect([answer.status, answer.headers.location], path).toEqual([301, target]);
        expect((await ask(target)).status, target).toBe(200);
      }
    });

    it('caches hashed files for a year, and revalidates everything else', async () => {
      for (const path of [script, font, asset('.css')])
        expect((await ask(path)).headers['cache-control'], path).toBe('public, max-age=31536000, immutable');
      for (const path of ['/', '/us', '/us/about-me', document, '/sitemap.xml', '/favicon.svg', '/us/index.html'])
        expect((await ask(path)).headers['cache-control'], path).toBe('no-cache');
    });

    it('tells search engines not to list the data files of pages', async () => {
      for (const path of [document, asset('.json')])
        for (const accept of ['', 'br', 'gzip'])
          expect((await ask(path, { 'Accept-Encoding': accept })).headers['x-robots-tag'], path).toBe('noindex');
      for (const path of ['/', '/us/about-me', script, font, '/sitemap.xml', '/nothing'])
        expect((await ask(path)).headers['x-robots-tag'], path).toBeUndefined();
    });

    for (const [path, accept] of [
      ['/us/about-me', 'br'],
      ['/us/about-me', 'gzip'],
      ['/us/', ''],
      [script, 'br'],
      [document, ''],
      [font, ''],
    ] as const)
      it(`answers 304 for a cached file: ${path.replace(/-[\w-]{8}\./, '.')} ${accept}`, async () => {
        const headers = { 'Accept-Encoding': accept };
        const first = await ask(path, headers);
        const etag = first.headers.etag ?? '';
        expect(etag).toMatch(/^(W\/)?"[^"]+"$/);
        for (const tags of [etag, `"other", ${etag}`, `W/${etag.replace(/^W\//, '')}`, '*']) {
          const again = await ask(path, { ...headers, 'If-None-Match': tags });
          expect([again.status, again.body.length], tags).toEqual([304, 0]);
          for (const name of ['etag', 'cache-control', 'vary'])
            expect(again.headers[name], name).toBe(first.headers[name]);
        }
        expect((await ask(path, { ...headers, 'If-None-Match': '"other"' })).status).toBe(200);
        const since = first.headers['last-modified'] ?? '';
        expect((await ask(path, { ...headers, 'If-Modified-Since': since })).status).toBe(304);
        const day = 'Mon, 01 Jan 2001 00:00:00 GMT';
        expect((await ask(path, { ...headers, 'If-Modified-Since': day })).status).toBe(200);
      });

    it('sends text in the best encoding that the client accepts, with Vary', async () => {
      const codings = {
        'gzip, deflate, br, zstd': 'br',
        br: 'br',
        'br;q=0.5, gzip;q=0.4': 'br',
        gzip: 'gzip',
        'gzip, br;q=0': 'gzip',
        'brx, xbr': undefined,
        identity: undefined,
        '': undefined,
      };
      for (const path of ['/', '/us/about-me', script, asset('.css'), document, '/nothing', '/sitemap.xml'])
        for (const [accept, coding] of Object.entries(codings)) {
          const answer = await ask(path, { 'Accept-Encoding': accept });
          expect(answer.headers['content-encoding'], `${path} for "${accept}"`).toBe(coding);
          expect(answer.headers.vary?.toLowerCase(), path).toContain('accept-encoding');
          expect(textOf(answer), path).toBe(textOf(await ask(path)));
        }
      const tags = await Promise.all(
        ['br', 'gzip', ''].map(async (accept) => (await ask('/', { 'Accept-Encoding': accept })).headers.etag),
      );
      expect(new Set(tags).size).toBe(3);
    });

    it('answers HEAD like GET, without the body', async () => {
      for (const path of ['/', '/us/about-me', script, font, '/nothing', '/assets/no.js', '/us/about-me/', '/sitemap'])
        for (const accept of ['br', '']) {
          const headers = { 'Accept-Encoding': accept };
          const [head, get] = [await ask(path, headers, 'HEAD'), await ask(path, headers)];
          const { date: _, connection: __, 'transfer-encoding': ___, ...wanted } = get.headers;
          expect([head.status, head.body.length], path).toEqual([get.status, 0]);
          // Caddy sets the length of small responses while it sends the body; HEAD may omit it (RFC 9110, 8.6).
          const lacksLength = host.name === 'caddy' && get.body.length < 2048 && !head.headers['content-length'];
          if (get.body.length === 0 || lacksLength) delete wanted['content-length'];
          expect(head.headers, path).toMatchObject(wanted);
        }
    });

    it('answers range requests', async () => {
      const whole = dist(font.slice(1));
      const part = async (range: string, more = {}) => ask(font, { Range: range, ...more });
      for (const [range, start, end] of [
        ['bytes=0-9', 0, 9],
        ['bytes=100-', 100, whole.length - 1],
        ['bytes=-7', whole.length - 7, whole.length - 1],
        [`bytes=5-${whole.length * 2}`, 5, whole.length - 1],
      ] as const) {
        const answer = await part(range);
        expect([answer.status, answer.headers['content-range']], range).toEqual([
          206,
          `bytes ${start}-${end}/${whole.length}`,
        ]);
        expect(answer.body.equals(whole.subarray(start, end + 1)), range).toBe(true);
      }
      const outside = await part(`bytes=${whole.length}-`);
      expect([outside.status, outside.headers['content-range']]).toEqual([416, `bytes */${whole.length}`]);
      expect((await part('bytes=0-9', { 'If-Range': '"other"' })).status).toBe(200);
      expect((await part('bytes=0-9', { 'If-Range': (await ask(font)).headers.etag })).status).toBe(206);
    });

    it('sends every security header once with each response', async () => {
      const expected = Object.entries(
        (JSON.parse(dist('hosting.json').toString()) as { headers: Record<string, string> }).headers,
      );
      expect(expected.length).toBeGreaterThanOrEqual(7);
      const etag = (await ask('/')).headers.etag ?? '';
      for (const [path, headers] of [
        ['/'],
        ['/', { 'If-None-Match': etag }],
        ['/nothing'],
        ['/assets/no.js'],
        ['/us/index.html'],
        [script],
        [document],
        ['/sitemap'],
        ['/favicon.svg'],
      ] as const) {
        const answer = await ask(path, headers);
        for (const [name, value] of expected)
          expect(answer.headers[name.toLowerCase()], `${name} on ${path}`).toBe(value);
      }
    });

    it('lets drawings do nothing when they are opened by their own address', async () => {
      for (const accept of ['br', 'gzip', '']) {
        const { status, headers } = await ask('/images/portrait.svg', { 'Accept-Encoding': accept });
        expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8']);
        expect(headers['content-security-policy'], accept).toMatch(/^default-src 'none';.* sandbox$/);
      }
      const missing = await ask('/images/none');
      expect(missing.headers['content-security-policy']).not.toContain('sandbox');
    });

    it('survives hostile paths: no crash, no foreign redirect, no injected header', async () => {
      const paths = [
        '//x',
        '//evil.example/',
        '//evil.example/%2e%2e',
        '//us/about-me/',
        '/us//about-me/',
        '///',
        '/\\x',
      ];
      const escapes = [
        '/%5Cevil.example/',
        '/%3C',
        '/%3Cscript%3E',
        '/%0d',
        '/%0d%0aX-Injected:%20yes/',
        '/us/%E0%A4%A',
      ];
      const climbs = [
        '/../../etc/passwd',
        '/..%2f..%2fpackage.json',
        '/%2e%2e/package.json',
        '/us/..%5c..%5cpackage.json',
      ];
      const odd = [
        '/%',
        '/%00',
        '/us/%ff',
        '/us/about-me%0d%0a/',
        '/us/about-me.html%0aX',
        '/?//evil.example',
        '/us/about-me/..',
      ];
      for (const path of [...paths, ...escapes, ...climbs, ...odd, `/${'a'.repeat(4000)}`]) {
        const answer = await ask(path);
        const shown = path.startsWith('/?') ? [200] : [400, 404];
        // A server may also normalize the path before it looks it up.
        expect(path === '/us/about-me/..' ? [200, 404] : shown, path).toContain(answer.status);
        expect(answer.headers.location, path).toBeUndefined();
        expect(answer.headers['x-injected'], path).toBeUndefined();
        expect(answer.body.toString(), path).not.toMatch(/<script>(?!0<\/script>)|root:x:|"scripts"/); // "0" is the page's own
      }
      expect((await ask('/')).status).toBe(200);
    });

    it('rejects every method but GET and HEAD', async () => {
      for (const method of ['POST', 'PUT', 'DELETE'])
        expect((await ask('/us/about-me', {}, method)).status, method).toBe(405);
    });
  });

it('prints the address of the preview with the port that the system chose', async () => {
  const preview = spawn(process.execPath, ['--import', 'tsx', 'scripts/preview.ts', '--port', '0']);
  onTestFinished(() => void preview.kill());
  const [line] = (await once(preview.stdout, 'data')) as [Buffer];
  const [address = ''] = /http:\S+/.exec(line.toString()) ?? [];
  expect((await fetch(`${address}/us/`)).status).toBe(200);
});

import { parse } from 'parse5';
import { expect, it } from 'vitest';
import { inertPage } from './inert-page.ts';

const inert = (html: string, files = '/_builder/versions/3') =>
  inertPage(parse(html, { scriptingEnabled: false }), files);

it('leaves nothing that runs, leads away or sends something', () => {
  const html = inert(
    `<head><base href="/x/"><meta http-equiv="refresh" content="0;url=/x"><script>run()</script><link rel="preload" href="/a.js"></head>
    <body onload="run()"><a href="javascript:run()" target="_top">Link</a><form action="https://x.example"><button formaction="/y">Send</button></form>
    <iframe src="https://video.example"></iframe><object data="/x"></object><svg><a xlink:href="/x"><text>T</text></a></svg></body>`,
  );
  expect(html).not.toMatch(
    /run\(\)|<script|<iframe|<object|<base|refresh|preload|action=|target=|onload|video\.example|<a [^>]*href/,
  );
  expect(html).toContain('>Link</a>');
  expect(html).toMatch(/<head><meta http-equiv="Content-Security-Policy" content="default-src 'none';/);
});

it('shows the files of the version', () => {
  const html = inert(
    `<head><link rel="stylesheet" href="/assets/a.css"><style>@font-face{src:url(/assets/f.woff2)} p{background:url("/images/b.webp")}</style></head>
    <body><noscript><link rel="stylesheet" href="/assets/b.css"></noscript><img src="/images/a.webp" srcset="/images/a-1.webp 1x, /images/a-2.webp 2x"><video poster="/images/c.webp"></video>
    <p style="background: url(/images/d.webp)"></p><svg><use href="/icons.svg#a"></use><use href="#b"></use></svg><img src="data:image/png;base64,AA"></body>`,
  );
  const files = [...html.matchAll(/\/_builder\/versions\/3(\/[\w./-]+)/g)].map(([, file]) => file);
  expect(files).toEqual([
    '/assets/a.css',
    '/assets/f.woff2',
    '/images/b.webp',
    '/assets/b.css',
    '/images/a.webp',
    '/images/a-1.webp',
    '/images/a-2.webp',
    '/images/c.webp',
    '/images/d.webp',
    '/icons.svg',
  ]);
  expect(html).toContain('href="#b"');
  expect(html).toContain('src="data:image/png;base64,AA"');
});

it('leaves the files of the draft where they are', () => {
  expect(inert('<body><img src="/images/a.webp"></body>', '')).toContain('src="/images/a.webp"');
});

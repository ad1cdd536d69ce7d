import { expect, it } from 'vitest';
import { bundledShellPage } from './shell-page.ts';

const ASSETS = { entry: '/entry.js', danish: '/danish.js', preloads: ['/part.js'], styles: ['/shell.css'] };

it('names each of its scripts by the nonce that its policy asks for', () => {
  const page = bundledShellPage({ token: '', project: 'p', nonce: 'bm9uY2U=' }, ASSETS, '1');
  expect(page.match(/<(?:script|link rel="modulepreload")[^>]*>/g)).toEqual([
    '<link rel="modulepreload" nonce="bm9uY2U=" href="/part.js">',
    '<script type="module" nonce="bm9uY2U=" src="/entry.js">',
  ]);
});

it('has no nonce where it has no policy', () => {
  expect(bundledShellPage({ token: '', project: 'p' }, ASSETS, '1')).not.toContain('nonce');
});

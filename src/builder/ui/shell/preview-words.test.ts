import { describe, expect, it } from 'vitest';
import type { SiteFile } from '../../protocol/answers.ts';
import { previewWords } from './preview-words.ts';

const file = (name: string, title: string, group: SiteFile['group'], address?: string): SiteFile => ({
  file: `content/${name}.yaml`,
  group,
  title,
  ...(address !== undefined && { address }),
  errors: 0,
  warnings: 0,
});
const home = file('pages/home', 'Home', 'pages', '/');
const about = file('pages/about-me', 'About me', 'pages', '/about-me');
const pricing = file('pricing', 'Pricing', 'settings');
const process = file('shared/process', 'Process', 'shared');
const site = {
  files: [home, about, pricing, process],
  shared: [{ name: 'process', type: 'process', pages: [about.file] }],
};

describe('a file without a page', () => {
  it('is explained, with the page that is shown as an example', () => {
    expect(previewWords(site, pricing, '/')).toEqual({
      reason: 'Pricing isn’t a page: pages pull from it.',
      shown: 'Home',
      better: undefined,
    });
    expect(previewWords(site, pricing, '/none').shown).toBeUndefined();
  });

  it('leads to a page with it, if it is a shared section', () => {
    expect(previewWords(site, process, '/').better).toEqual({ title: 'About me', address: '/about-me' });
    expect(previewWords(site, process, '/about-me').better).toBeUndefined();
  });
});

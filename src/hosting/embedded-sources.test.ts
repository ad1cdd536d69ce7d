import { expect, it } from 'vitest';
import video from '../sections/video/video.schema.ts';
import { minimalSource } from '../../tests/support/minimal-page-data.ts';
import type { SectionDefinition } from '../schema/define-section.ts';
import { embeddedSources } from './embedded-sources.ts';

const definition = video as unknown as SectionDefinition; // it knows its own fields only

/** What a small site embeds with these sections on its first page. */
function embeddedWith(...sections: object[]) {
  const { content, model } = minimalSource();
  const [first, ...others] = content.pages;
  if (!first) throw new Error('The small site has no page.');
  const shown = sections.map((section) => ({ type: 'video', ...section }));
  const page = { ...first, sections: [...first.sections, ...shown] };
  return embeddedSources({
    content: { pages: [page, ...others] },
    model: { sections: new Map([...model.sections, ['video', definition]]) },
  });
}

it('is empty if no section embeds anything', () => {
  expect(embeddedWith()).toEqual({ frames: [], media: false });
});

it('lists each host once, and whether the site has its own media', () => {
  const youtube = { source: { host: 'youtube', id: 'M7lc1UVf-VE' } };
  const vimeo = { source: { host: 'vimeo', id: '76979871' } };
  expect(embeddedWith(youtube, vimeo, youtube)).toEqual({
    frames: ['https://player.vimeo.com', 'https://www.youtube-nocookie.com'],
    media: false,
  });
  expect(embeddedWith({ source: { host: 'own', file: '/videos/hello.mp4' } })).toEqual({ frames: [], media: true });
});

it('ignores hidden sections', () => {
  expect(embeddedWith({ source: { host: 'vimeo', id: '76979871' }, hidden: true })).toEqual({
    frames: [],
    media: false,
  });
});

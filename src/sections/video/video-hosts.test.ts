import { expect, it } from 'vitest';
import { filmIn } from './video-hosts.ts';

const YOUTUBE = 'M7lc1UVf-VE';

it.each([
  `https://www.youtube.com/watch?v=${YOUTUBE}`,
  `https://www.youtube.com/watch?app=desktop&v=${YOUTUBE}&t=42s`,
  `http://youtube.com/watch?v=${YOUTUBE}#t=42`,
  `m.youtube.com/watch?v=${YOUTUBE}`,
  `https://music.youtube.com/watch?v=${YOUTUBE}&list=RDAMVM`,
  `https://youtu.be/${YOUTUBE}?si=abc`,
  `youtu.be/${YOUTUBE}`,
  `https://www.youtube.com/embed/${YOUTUBE}?rel=0`,
  `https://www.youtube-nocookie.com/embed/${YOUTUBE}`,
  `https://www.youtube.com/shorts/${YOUTUBE}`,
  `https://www.youtube.com/live/${YOUTUBE}?feature=share`,
  ` https://youtu.be/${YOUTUBE} `,
  `<iframe width="560" src="https://www.youtube.com/embed/${YOUTUBE}?si=x" title="Film"></iframe>`,
])('finds the film of YouTube in %s', (text) => {
  expect(filmIn(text)).toEqual({ host: 'youtube', id: YOUTUBE });
});

it.each([
  'https://vimeo.com/76979871',
  'vimeo.com/76979871?share=copy',
  'https://player.vimeo.com/video/76979871?h=8272103f6e&dnt=1',
  'https://vimeo.com/channels/staffpicks/76979871',
  'https://vimeo.com/manage/videos/76979871',
  '<iframe src="https://player.vimeo.com/video/76979871" allow="autoplay"></iframe>',
])('finds the film of Vimeo in %s', (text) => {
  expect(filmIn(text)).toEqual({ host: 'vimeo', id: '76979871' });
});

it.each([
  '',
  YOUTUBE,
  '76979871',
  'https://www.youtube.com/@channel',
  'https://www.youtube.com/watch?v=short',
  'https://notyoutube.com/watch?v=M7lc1UVf-VE',
  'https://example.com/?next=https%3A%2F%2Fyoutu.be%2FM7lc1UVf-VE',
  'https://vimeo.com/about',
  'https://vimeo.com/1',
])('finds none in %j', (text) => {
  expect(filmIn(text)).toBeUndefined();
});

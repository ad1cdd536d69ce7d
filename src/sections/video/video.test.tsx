import { createEvent, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { exampleProps } from '../../../tests/support/example-props.ts';
import { render, renderToString } from '../../../tests/support/render.tsx';
import { sectionProblems } from '../../../tests/support/section-problems.ts';
import definition from './video.schema.ts';
import Video from './video.section.tsx';

const problems = (changes: object) => sectionProblems('video', definition, changes);
const CAPTIONS = [{ language: 'en', file: '/videos/hello-en.vtt' }];
const OWN = { file: '/videos/hello.mp4' };

it.each([
  ['us', 'Play the video: One minute on what I do first', '1:02 min', /hosted by YouTube/],
  ['dk', 'Afspil videoen: Et minut om det første, jeg gør', '1:02 min.', /ligger hos YouTube/],
] as const)('says in %s how long the film is and who is asked for it', async (region, name, length, contacts) => {
  render(<Video {...await exampleProps('video', region)} />);
  expect(screen.getByRole('link', { name: new RegExp(`^${name}`) }).getAttribute('href')).toBe(
    'https://www.youtube.com/watch?v=M7lc1UVf-VE',
  );
  expect(screen.getByText(length)).toBeDefined();
  expect(screen.getByText(contacts)).toBeDefined();
});

it('loads nothing from another host before the click', async () => {
  const html = renderToString(<Video {...await exampleProps('video', 'us')} />);
  expect(html).not.toMatch(/<iframe|(src|srcset|poster|data-src)="https:/i);
});

it('puts the film in the place of its poster after a click, with the focus on it', async () => {
  render(<Video {...await exampleProps('video', 'us')} />);
  fireEvent.click(screen.getByRole('link', { name: /^Play/ }));
  const frame = screen.getByTitle('One minute on what I do first');
  expect(frame.getAttribute('src')).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/M7lc1UVf-VE\?autoplay=1/);
  expect(document.activeElement).toBe(frame);
  expect(screen.queryByRole('link', { name: /^Play/ })).toBeNull();
});

it('leaves a click for a new tab to the browser', async () => {
  render(<Video {...await exampleProps('video', 'us')} />);
  const link = screen.getByRole('link', { name: /^Play/ });
  const click = createEvent.click(link, { ctrlKey: true });
  fireEvent(link, click);
  expect(click.defaultPrevented).toBe(false);
  expect(document.querySelector('iframe')).toBeNull();
});

it('holds what is said in the film in the page', async () => {
  const { container } = render(<Video {...await exampleProps('video', 'dk')} />);
  expect(container.querySelector('details > summary')?.textContent).toBe('Læs, hvad der bliver sagt i videoen');
  expect(container.querySelector('details')?.textContent).toContain('listen over klager');
});

it('plays a film of its own without any host, and with captions in the language of the page', async () => {
  const props = await exampleProps('video', 'us');
  const captions = [
    { language: 'en', src: '/videos/hello-en.vtt', label: 'English', isDefault: true },
    { language: 'da', src: '/videos/hello-da.vtt', label: 'dansk', isDefault: false },
  ];
  const { container } = render(<Video {...props} film={OWN} captions={captions} />);
  const film = screen.getByLabelText<HTMLVideoElement>(props.title);
  expect(film.getAttribute('src')).toBe('/videos/hello.mp4');
  expect(film.getAttribute('preload')).toBe('none');
  expect([...container.querySelectorAll('track')].map((track) => [track.srclang, track.default])).toEqual([
    ['en', true],
    ['da', false],
  ]);
  expect(screen.queryByText(/YouTube/)).toBeNull();
});

it('lets the policy allow what the section shows, and nothing else', () => {
  const embeds = (source: { host: 'own' | 'youtube' | 'vimeo' }) => definition.embeds?.({ source } as never);
  expect(embeds({ host: 'own' })).toEqual({ frames: [], media: true });
  expect(embeds({ host: 'youtube' })).toEqual({ frames: ['https://www.youtube-nocookie.com'], media: false });
  expect(embeds({ host: 'vimeo' })).toEqual({ frames: ['https://player.vimeo.com'], media: false });
});

it.each([
  [{ host: 'youtube' }, [], 'source: The film at YouTube has no id.'],
  [{ host: 'youtube', id: 'https://youtu.be/M7lc1UVf-VE' }, [], 'source.id: "https://youtu.be/M7lc1UVf-VE" is no id'],
  [{ host: 'vimeo', id: 'M7lc1UVf-VE' }, [], 'source.id: "M7lc1UVf-VE" is no id of a film at Vimeo.'],
  [{ host: 'vimeo', id: '76979871', ...OWN }, [], 'source.file: A film at another host has no file here.'],
  [{ host: 'vimeo', id: '76979871' }, CAPTIONS, 'captions: The captions of a film at another host are set there.'],
  [{ host: 'own' }, CAPTIONS, 'source: The film of your own has no file.'],
  [{ host: 'own', ...OWN }, [], 'captions: The film has no captions'],
  [{ host: 'own', ...OWN, id: '76979871' }, CAPTIONS, 'source.id: A film of your own has no id.'],
])('says what is wrong with %o', (source, captions, problem) => {
  const found = problems({ source, captions });
  expect(found).toHaveLength(1);
  expect(found[0]?.startsWith(problem)).toBe(true);
});

it('is content with a film of its own that has captions', () => {
  expect(problems({ source: { host: 'own', ...OWN }, captions: CAPTIONS })).toEqual([]);
});

it('refuses a duration that is no time', () => {
  expect(definition.schema.shape.duration.safeParse('1:75').success).toBe(false);
  expect(definition.schema.shape.duration.safeParse('12:05').success).toBe(true);
});

import { mkdir, readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { colour, SUN } from '../src/content/identity-colour.ts';
import { createShareImages } from '../src/content/share-images.ts';
import { FACES, type Face } from '../src/content/share-picture/face.ts';
import { block, embed, line, MARGIN, svgDocument, WIDTH } from '../src/content/share-picture/svg.ts';
import { setText } from '../src/content/share-picture/typesetting.ts';
import { wordmark } from '../src/content/share-picture/wordmark.ts';
import { loadContent } from '../src/content/load-content.ts';
import { sharePictures } from '../src/content/share-pictures.ts';
import { readTokens } from '../src/styles/read-tokens.ts';

/** Draws the pictures of docs/identity.md from the tokens, the fonts and the drawings that the site itself uses. */
const tokens = readTokens(await readFile('src/styles/tokens.css', 'utf8'));
const images = createShareImages('.');
const [display, text, strong] = [FACES.display(), FACES.text(), FACES.strong()];

const say = (words: string, x: number, y: number, size = 20, fill = colour('ink-soft'), face: Face = text) =>
  line(words, x, y, { face, size, fill });
const area = (x: number, y: number, width: number, height: number, fill: string, radius = 0, more = '') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"${more}/>`;
const put = (src: string, x: number, y: number, width: number, height: number) => {
  const image = images(src);
  return image ? embed(image, { x, y, width, height }, 'slice') : '';
};

function mark(): string {
  const symbol = images('/images/symbol.svg');
  if (!symbol) throw new Error('public/images/symbol.svg is missing.');
  const brand = { siteName: 'Mads Eksempel', symbol, width: 420 };
  return svgDocument('The symbol and the wordmark', colour('paper'), [
    area(0, 315, 600, 315, colour('ink')),
    area(600, 315, 600, 315, colour('data')),
    embed(symbol, { x: MARGIN, y: 56, width: 204, height: 204 }),
    wordmark({ ...brand, x: 640, y: 158, fill: colour('ink') }),
    wordmark({ ...brand, x: 150, y: 472, fill: colour('paper') }),
    wordmark({ ...brand, x: 750, y: 472, fill: colour('white') }),
  ]);
}

function palette(): string {
  const colours = [...tokens].filter(([, value]) => value.startsWith('#'));
  const [columns, width, height] = [4, 264, 126];
  return svgDocument(
    'The palette',
    colour('white'),
    colours.map(([name, value], index) => {
      const x = MARGIN + (index % columns) * width;
      const y = 40 + Math.floor(index / columns) * 142;
      return (
        area(x, y, width - 24, height - 48, value, 10, ` stroke="${colour('line')}"`) +
        say(name, x, y + 102, 20, colour('ink'), strong) +
        say(value, x + 152, y + 102, 20)
      );
    }),
  );
}

function type(): string {
  const steps = [
    ['step-5', 71.4, 'Du betaler for klikkene.', display],
    ['step-4', 52.8, 'What I would find in your account', display],
    ['step-3', 38.4, 'Fra 784 DKK til 322 DKK pr. booking', display],
    ['step-2', 28, 'Shopping and search ads for online stores', display],
    ['step-1', 21.3, 'A product that sells a lot and earns nothing can make an account look good.', text],
    ['step-0', 17.4, 'I steer by what is left after goods, shipping and returns.', text],
    ['step--1', 14.4, 'Last updated: 25 January 2025', text],
  ] as const;
  let y = 40;
  const rows = steps.map(([name, size, words, face]) => {
    y += size * 1.1 + 24;
    return say(name, MARGIN, y, 18) + say(`${size} px`, 160, y, 18) + say(words, 280, y, size, colour('ink'), face);
  });
  return svgDocument('The type scale at 1440 pixels', colour('paper'), rows);
}

function forms(): string {
  const spaces = [4, 8, 12, 16, 24, 32, 48, 88, 120];
  const radii = [
    ['radius-s', 4],
    ['radius-m', 10],
    ['radius-l', 18],
  ] as const;
  const shadow = (id: string, y: number, blur: number, opacity: number) =>
    `<filter id="${id}" x="-40%" y="-40%" width="180%" height="200%"><feDropShadow dx="0" dy="${y}" stdDeviation="${blur}" flood-color="#3c2d1e" flood-opacity="${opacity}"/></filter>`;
  let x = MARGIN;
  const bars = spaces.map((space, index) => {
    const bar =
      area(x, 96, space, 72, index === 8 ? SUN : colour('data-mid')) +
      say(String(index + 1), x, 196, 18) +
      say(String(space), x, 222, 18);
    x += Math.max(space, 36) + 28;
    return bar;
  });
  return svgDocument('Space, radii and shadows', colour('paper'), [
    shadow('raised', 6, 10, 0.18),
    shadow('overlay', 18, 26, 0.32),
    say('space, in pixels at 1440', MARGIN, 68, 20, colour('ink'), strong),
    ...bars,
    say('radii', MARGIN, 312, 20, colour('ink'), strong),
    ...radii.map(
      ([name, radius], index) =>
        area(MARGIN + index * 190, 336, 150, 150, colour('sand'), radius, ` stroke="${colour('line-strong')}"`) +
        say(`${name} ${radius}`, MARGIN + index * 190, 522, 18),
    ),
    say('shadows', 680, 312, 20, colour('ink'), strong),
    area(680, 336, 190, 150, colour('white'), 10, ' filter="url(#raised)"') + say('raised', 680, 522, 18),
    area(930, 336, 190, 150, colour('white'), 10, ' filter="url(#overlay)"') + say('overlay', 930, 522, 18),
  ]);
}

function drawings(): string {
  const note = setText(
    'Flat fields of colour, an even ink line of the same weight, one low sun. The sea is pine, what is warm is terracotta.',
    {
      face: text,
      width: WIDTH - 2 * MARGIN,
      height: 70,
      largest: 22,
      smallest: 18,
      leading: 1.4,
    },
  );
  return svgDocument('The hand of the drawings', colour('paper'), [
    put('/images/portrait.svg', MARGIN, 48, 420, 420),
    put('/images/cases/mar-srls.svg', 524, 48, 292, 202),
    put('/images/cases/coastal-real-estate.svg', 836, 48, 292, 202),
    put('/images/cases/artisan-marketplace.svg', 524, 266, 292, 202),
    put('/images/cases/mediesikring.svg', 836, 266, 292, 202),
    block(note, MARGIN, 512, { fill: colour('ink-soft') }),
  ]);
}

/** Four of the pictures of shared links, side by side. */
async function sharing(): Promise<string> {
  const { site } = await loadContent('.');
  if (!site) throw new Error('The content has mistakes: run npm run content:check.');
  const all = [...sharePictures(site, '.')];
  const shown = [/us\/home/, /dk\/case-study\//, /us\/services\//, /dk\/about-me/].flatMap(
    (wanted) => all.find(({ file }) => wanted.test(file)) ?? [],
  );
  const cards = shown.map(({ svg }, index) => {
    const box = { x: 24 + (index % 2) * 588, y: 14 + Math.floor(index / 2) * 306, width: 564, height: 296 };
    return embed(`data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`, box);
  });
  return svgDocument('What is shown where a page is shared', colour('stone'), cards);
}

const pictures = {
  mark: mark(),
  palette: palette(),
  type: type(),
  forms: forms(),
  drawings: drawings(),
  sharing: await sharing(),
};
await mkdir('docs/identity', { recursive: true });
for (const [name, svg] of Object.entries(pictures)) {
  const { size } = await sharp(Buffer.from(svg))
    .webp({ nearLossless: true, quality: 70, effort: 6 })
    .toFile(`docs/identity/${name}.webp`);
  console.log(`docs/identity/${name}.webp: ${size} bytes`);
}

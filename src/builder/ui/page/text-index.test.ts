import { beforeEach, describe, expect, it } from 'vitest';
import type { Trace } from '../../protocol/page-answers.ts';
import { createTextIndex, type PageTarget } from './text-index.ts';
import { DraftMap } from '../form/saving/draft-map.ts';
import { TypedTexts } from './typed-texts.ts';

const PAGE = 'content/pages/home.yaml';
const LANGUAGES = new Set(['en', 'da', 'us']);
const at = (...path: (string | number)[]) => ({ file: PAGE, path });

const TRACE: Trace = {
  sections: [
    { type: 'hero', field: at('sections', 0) },
    { type: 'story', field: at('sections', 2) },
  ],
  texts: [
    {
      part: 'section-0',
      node: [0, 0],
      text: 'Ten years of ads',
      pieces: [
        { start: 0, end: 3, field: { file: 'content/facts.yaml', path: ['experience', 'en'] }, kind: 'fact' },
        { start: 3, end: 16, field: at('sections', 0, 'title', 'en'), kind: 'text' },
      ],
    },
    {
      part: 'section-0',
      node: [1],
      attribute: 'alt',
      text: 'A portrait',
      pieces: [{ start: 0, end: 10, field: at('sections', 0, 'picture', 'alt', 'en'), kind: 'text' }],
    },
    {
      part: 'section-0',
      node: [1],
      attribute: 'src',
      text: '/images/portrait.svg',
      pieces: [{ start: 8, end: 16, field: at('sections', 0, 'picture'), kind: 'image' }],
    },
    ...['One ', 'bold', ' word'].map((text, index) => ({
      part: 'section-1',
      node: index === 1 ? [0, 1, 0] : [0, index],
      text,
      pieces: [{ start: 0, end: text.length, field: at('sections', 2, 'body', 'en'), kind: 'rich-text' }],
    })),
    {
      part: 'section-1',
      node: [1, 0],
      text: 'Clone',
      pieces: [{ start: 0, end: 5, field: at('sections', 2, 'items', 0, 'en'), kind: 'text' }],
    },
  ],
};

const index = () => createTextIndex(document, TRACE, new TypedTexts(new DraftMap()));
const textOf = (selector: string): Text => document.querySelector(selector)?.firstChild as Text;
const fieldOf = (target: PageTarget | undefined) =>
  target?.field && `${target.field.file} ${target.field.path.join('.')}`;

beforeEach(() => {
  document.body.innerHTML = `
    <section data-section="hero"><h1>Ten years<!-- --> of ads</h1><img alt="A portrait" src="/images/portrait.svg"></section><section
     data-section="story"><p>One <b>bold</b> word</p><p>Clone</p></section>`;
});

describe('the field at a character', () => {
  it('is the innermost, in texts that comments divide', () => {
    expect(fieldOf(index().at(textOf('h1'), 1))).toBe('content/facts.yaml experience.en');
    expect(fieldOf(index().at(textOf('h1'), 5))).toBe(`${PAGE} sections.0.title.en`);
    const behind = document.querySelector('h1')?.lastChild as Text;
    expect(fieldOf(index().at(behind, 2))).toBe(`${PAGE} sections.0.title.en`);
  });

  it('is unknown once the page shows another text', () => {
    textOf('h1').data = 'Twenty years';
    expect(index().at(textOf('h1'), 1)).toBeUndefined();
  });

  it('stays known while the text changes that had been found', () => {
    const memory = new TypedTexts(new DraftMap());
    createTextIndex(document, TRACE, memory);
    textOf('h1').data = 'Twenty years';
    expect(fieldOf(createTextIndex(document, TRACE, memory).at(textOf('h1'), 1))).toBe(
      'content/facts.yaml experience.en',
    );
  });

  it('is not guessed from the words of a number that several fields show', () => {
    const story = document.querySelector('[data-section=story]');
    story?.insertAdjacentHTML('beforeend', '<i>$9</i><i>$9</i><u>$9</u>');
    const price = (node: number, plan: number) => ({
      part: 'section-1',
      node: [node, 0],
      text: '$9',
      pieces: [{ start: 0, end: 2, field: at('plans', plan, 'price', 'us'), kind: 'number' }],
    });
    const prices = createTextIndex(
      document,
      { ...TRACE, texts: [...TRACE.texts, price(2, 0), price(3, 1)] },
      new TypedTexts(new DraftMap()),
    );
    expect(fieldOf(prices.at(story?.querySelectorAll('i')[1]?.firstChild as Text, 0))).toBe(`${PAGE} plans.1.price.us`);
    expect(prices.at(textOf('u'), 0)).toBeUndefined();
  });

  it('is found by its words where an island repeats a text', () => {
    document.querySelector('[data-section=story]')?.insertAdjacentHTML('beforeend', '<ul><li><p>Clone</p></li></ul>');
    expect(fieldOf(index().at(textOf('li p'), 0))).toBe(`${PAGE} sections.2.items.0.en`);
  });
});

it('reaches over all pieces of a text', () => {
  const target = index().at(textOf('b'), 0);
  expect(target?.kind === 'text' && target.spans.map(({ run }) => run.text)).toEqual(['One ', 'bold', ' word']);
});

it('knows the field of a picture, and of an element that shows one field alone', () => {
  const image = document.querySelector('img') as Element;
  const heading = document.querySelector('h1') as Element;
  const story = document.querySelector('[data-section=story]') as Element;
  expect(fieldOf(index().of(image))).toBe(`${PAGE} sections.0.picture`);
  expect(fieldOf(index().within(heading))).toBe(`${PAGE} sections.0.title.en`);
  expect(index().within(story)).toBeUndefined();
});

it('knows the section around an element', () => {
  const image = document.querySelector('img') as Element;
  expect(index().part(image)).toMatchObject({ kind: 'section', part: 'section-0', field: at('sections', 0) });
  expect(index().part(document.body)).toBeUndefined();
});

describe('what shows a field', () => {
  const found = (path: (string | number)[]) => index().find({ file: PAGE, path }, LANGUAGES);

  it('is the section itself', () => {
    expect(found(['sections', 2])).toMatchObject({ kind: 'section', part: 'section-1' });
  });

  it('is a text, in whichever language it was selected', () => {
    expect(found(['sections', 0, 'title', 'da'])).toMatchObject({
      kind: 'text',
      field: at('sections', 0, 'title', 'en'),
    });
  });

  it('is the first text of a group', () => {
    expect(found(['sections', 2, 'items'])).toMatchObject({ kind: 'text', field: at('sections', 2, 'items', 0, 'en') });
  });

  it('is the section around a field that shows no text', () => {
    expect(found(['sections', 2, 'background'])).toMatchObject({ kind: 'section', part: 'section-1' });
  });

  it('is the picture of its file and focal point, and the alternative text of its own', () => {
    expect(found(['sections', 0, 'picture'])).toMatchObject({ field: at('sections', 0, 'picture') });
    expect(found(['sections', 0, 'picture', 'focus', 'x'])).toMatchObject({ field: at('sections', 0, 'picture') });
    const alt = at('sections', 0, 'picture', 'alt', 'en');
    expect(found(['sections', 0, 'picture', 'alt', 'da'])).toMatchObject({ field: alt });
  });

  it('is not what shows the name of another page, as breadcrumbs do', () => {
    const named = (file: string) => {
      const piece = { start: 0, end: 5, field: { file, path: ['name', 'en'] }, kind: 'text' as const };
      const trace = { ...TRACE, texts: [...TRACE.texts.slice(0, -1), { ...TRACE.texts.at(-1), pieces: [piece] }] };
      const own = createTextIndex(document, trace as Trace, new TypedTexts(new DraftMap())); // the last text is there
      return own.find({ file, path: ['sections', 0, 'title', 'en'] }, LANGUAGES);
    };
    expect(named('content/pages/other.yaml')).toBeUndefined();
    expect(named('content/shared/process.yaml')).toMatchObject({ kind: 'section', part: 'section-1' });
  });

  it('is nothing if the region hides the section', () => {
    expect(found(['sections', 1, 'title'])).toBeUndefined();
  });
});

describe('after sections were moved, until the next trace', () => {
  const types = (...all: string[]) => ({
    ...TRACE,
    sections: TRACE.sections.map((one, at) => ({ ...one, type: all[at] ?? '' })),
  });
  const swap = () => {
    const [first, second] = document.querySelectorAll<HTMLElement>('[data-section]');
    if (first && second) first.before(second);
  };

  it('nothing is known of those that changed places', () => {
    swap();
    expect(index().find(at('sections', 0), LANGUAGES)).toBeUndefined();
    expect(index().part(document.querySelector('img') as Element)).toBeUndefined();
  });

  it('nor of two of the same type', () => {
    for (const one of document.querySelectorAll<HTMLElement>('[data-section]')) one.dataset['section'] = 'story';
    const moved = () => createTextIndex(document, types('story', 'story'), new TypedTexts(new DraftMap()));
    expect(moved().find(at('sections', 0), LANGUAGES)).toBeDefined();
    swap();
    expect(moved().find(at('sections', 0), LANGUAGES)).toBeUndefined();
    expect(moved().at(textOf('h1'), 0)).toBeUndefined();
  });
});

describe('a text that comes from no field', () => {
  const item = (selector: string) => {
    const element = document.querySelector(selector);
    return element ? fieldOf(index().item(element)) : undefined;
  };

  beforeEach(() => {
    const story = document.querySelector('[data-section=story]');
    story?.lastElementChild?.insertAdjacentHTML('beforeend', '<i>$ 100</i>');
    story?.insertAdjacentHTML('beforeend', '<em>$ 200</em>');
  });

  it('leads to the item that it stands in', () => {
    expect(item('i')).toBe(`${PAGE} sections.2.items.0`);
  });

  it('leads to no item where its neighbors are of several, or of none', () => {
    const second = { part: 'section-1', node: [2, 0], text: 'Copy', kind: 'text' };
    document.querySelector('em')?.insertAdjacentHTML('beforebegin', '<p>Copy</p>');
    const pieces = [{ start: 0, end: 4, field: at('sections', 2, 'items', 1, 'en'), kind: 'text' }];
    const both = createTextIndex(
      document,
      { ...TRACE, texts: [...TRACE.texts, { ...second, pieces }] },
      new TypedTexts(new DraftMap()),
    );
    expect(both.item(document.querySelector('em') as Element)).toBeUndefined();
    expect(item('h1')).toBeUndefined();
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import type { Trace } from '../../protocol/page-answers.ts';
import { EDITOR_ATTRIBUTE } from './page-parts.ts';
import { EDITED_ATTRIBUTE, findTextRange, placeCopy } from './placed-copy.ts';
import { createTextIndex, type PageTarget } from './text-index.ts';
import { DraftMap } from '../form/saving/draft-map.ts';
import { TypedTexts } from './typed-texts.ts';

const PAGE = 'content/pages/home.yaml';
const at = (...path: (string | number)[]) => ({ file: PAGE, path });
const FACT = { file: 'content/facts.yaml', path: ['experience', 'en'] };

const TRACE: Trace = {
  sections: [{ type: 'hero', field: at('sections', 0) }],
  texts: [
    {
      part: 'section-0',
      node: [0, 0],
      text: 'Ten years of ads. And more.',
      pieces: [
        { start: 0, end: 9, field: FACT, kind: 'fact' },
        { start: 9, end: 17, field: at('sections', 0, 'title', 'en'), kind: 'text' },
        { start: 18, end: 27, field: at('sections', 0, 'more', 'en'), kind: 'text' },
      ],
    },
    ...['One ', 'bold', ' word'].map((text, index) => ({
      part: 'section-0',
      node: index === 1 ? [1, 0, 1, 0] : [1, 0, index],
      text,
      pieces: [{ start: 0, end: text.length, field: at('sections', 0, 'body', 'en'), kind: 'rich-text' }],
    })),
    {
      part: 'section-0',
      node: [1, 1, 0, 0],
      text: 'Entry',
      pieces: [{ start: 0, end: 5, field: at('sections', 0, 'body', 'en'), kind: 'rich-text' }],
    },
    {
      part: 'section-0',
      node: [3, 0],
      text: 'Ask Anna today, or tomorrow',
      pieces: [
        { start: 0, end: 4, field: at('sections', 0, 'note', 'en'), kind: 'text' },
        { start: 4, end: 8, field: { file: 'content/site.yaml', path: ['person'] }, kind: 'text' },
        { start: 8, end: 27, field: at('sections', 0, 'note', 'en'), kind: 'text' },
      ],
    },
    {
      part: 'section-0',
      node: [2, 0],
      text: 'Write to me',
      pieces: [{ start: 0, end: 11, field: at('sections', 0, 'button', 'en'), kind: 'text' }],
    },
  ],
};

const find = (...path: (string | number)[]): PageTarget => {
  const target = createTextIndex(document, TRACE, new TypedTexts(new DraftMap())).find(at(...path), new Set(['en']));
  if (!target) throw new Error(`The page has no ${path.join('.')}.`);
  return target;
};
const place = (target: PageTarget, shown: string, isRich = false) => {
  const range = findTextRange(target, shown);
  if (!range) throw new Error(`The page doesn't show “${shown}”.`);
  return placeCopy(range, isRich);
};

beforeEach(() => {
  document.body.innerHTML =
    '<section data-section="hero"><h1 class="big">Ten years of ads. And more.</h1>' +
    '<div class="body"><p class="block">One <b>bold</b> word</p><ul class="marks"><li class="mark">Entry</li></ul></div>' +
    '<button type="button" class="action">Write to me</button><p>Ask Anna today, or tomorrow</p></section>';
});

describe('the place of a text on a page', () => {
  it('has the facts at its ends', () => {
    expect(findTextRange(find('sections', 0, 'title', 'en'), 'Ten years of ads.')?.range.toString()).toBe(
      'Ten years of ads.',
    );
  });

  it('has values of the site in its middle', () => {
    const text = 'Ask Anna today, or tomorrow';
    expect(findTextRange(find('sections', 0, 'note', 'en'), text)?.range.toString()).toBe(text);
  });

  it('is unknown if the page shows something else', () => {
    expect(findTextRange(find('sections', 0, 'title', 'en'), 'Eleven years of ads.')).toBeUndefined();
  });

  it('is found although typography has changed its spaces', () => {
    expect(findTextRange(find('sections', 0, 'more', 'en'), 'And\u00a0more.')).toBeDefined();
  });
});

describe('the copy of a part of the page', () => {
  it('stands in place of it, with an empty element between what stays as it is', () => {
    const { original, copy, mount, remove } = place(find('sections', 0, 'title', 'en'), 'Ten years of ads.');
    expect(original.hasAttribute(EDITED_ATTRIBUTE)).toBe(true);
    expect(original.textContent).toBe('Ten years of ads. And more.');
    expect(copy.outerHTML).toBe(`<h1 class="big" ${EDITOR_ATTRIBUTE}=""><span></span> And more.</h1>`);
    mount.textContent = 'Eleven';
    expect(copy.textContent).toBe('Eleven And more.');
    remove();
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    expect(original.hasAttribute(EDITED_ATTRIBUTE)).toBe(false);
  });

  it('takes paragraphs and lists as a whole, and knows their classes', () => {
    const { copy, mount, classes } = place(find('sections', 0, 'body', 'en'), 'One bold word Entry', true);
    expect(mount).toBe(copy);
    expect(copy.outerHTML).toBe(`<div class="body" ${EDITOR_ATTRIBUTE}=""></div>`);
    expect(Object.fromEntries(classes)).toEqual({ p: 'block', ul: 'marks', li: 'mark' });
  });

  it('takes what holds the only paragraph, so that more can be added', () => {
    const target = find('sections', 0, 'note', 'en');
    const paragraph = document.querySelector('section > p');
    const answer = document.createElement('div');
    answer.className = 'answer';
    paragraph?.replaceWith(answer);
    paragraph?.classList.add('block');
    answer.append(...(paragraph ? [paragraph] : []));
    const { mount, copy, classes } = place(target, 'Ask Anna today, or tomorrow', true);
    expect(mount).toBe(copy);
    expect(copy.className).toBe('answer');
    expect(Object.fromEntries(classes)).toEqual({ p: 'block' });
  });

  it('stands as far from what is above it as the original', () => {
    document.body.insertAdjacentHTML('beforeend', '<style>p + p { margin-top: 16px }</style>');
    const { copy } = place(find('sections', 0, 'note', 'en'), 'Ask Anna today, or tomorrow', true);
    expect(getComputedStyle(copy).marginTop).toBe('0px');
  });

  it('has no button, which would take a space for a click', () => {
    const { copy, mount } = place(find('sections', 0, 'button', 'en'), 'Write to me');
    expect(copy.localName).toBe('span');
    expect(copy.className).toBe('action');
    expect(copy.contains(mount)).toBe(true);
  });
});

it('leaves the fields of the page where they were', () => {
  place(find('sections', 0, 'title', 'en'), 'Ten years of ads.');
  expect(findTextRange(find('sections', 0, 'body', 'en'), 'One bold word Entry')).toBeDefined();
});

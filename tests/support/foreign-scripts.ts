import type { Page } from '@playwright/test';

/** When a foreign script changes the page. */
export const MOMENTS = ['DOMContentLoaded', 'load', 'hydrated'] as const;
export type Moment = (typeof MOMENTS)[number];

/** Changes that extensions, translators and blockers make to pages; each runs in the page. */
export const CHANGES = {
  'prepends elements': () => {
    for (const part of document.querySelectorAll(
      'header, header div, header button, main, section, section > div, footer',
    ))
      part.prepend(Object.assign(document.createElement('aside'), { className: 'foreign', textContent: '*' }));
  },
  'appends elements': () => {
    for (const part of document.querySelectorAll('header, header ul, main, section, section > div, form, footer'))
      part.append(Object.assign(document.createElement('aside'), { className: 'foreign', textContent: '*' }));
  },
  'removes elements': () => {
    for (const part of document.querySelectorAll('header, [role=region], form, footer, section'))
      part.querySelector('p, li:first-child a, svg')?.remove();
  },
  'wraps every text, as translators do': () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, select, textarea')) continue;
      const font = document.createElement('font');
      const inner = font.appendChild(document.createElement('font'));
      inner.textContent = text.data;
      text.replaceWith(font);
    }
    document.documentElement.classList.add('translated-ltr');
    document.documentElement.lang = 'fr';
  },
  'sets attributes everywhere': () => {
    for (const element of document.body.querySelectorAll('*')) {
      element.setAttribute('data-foreign', '1');
      if (element.namespaceURI === 'http://www.w3.org/1999/xhtml') element.classList.add('foreign');
    }
  },
  'adds nodes to the head': () => {
    document.head.prepend(document.createElement('style'), document.createComment('foreign'));
    document.head.append(Object.assign(document.createElement('meta'), { name: 'foreign' }));
  },
  'decorates inputs': () => {
    for (const input of document.querySelectorAll('input, textarea, select')) {
      input.setAttribute('data-grammar', 'on');
      input.before(document.createElement('foreign-icon'));
      input.after(document.createElement('foreign-icon'));
    }
  },
} satisfies Record<string, () => void>;
export type Change = keyof typeof CHANGES;

/** Runs a callback in the page at a moment of its loading. */
function atMoment(moment: string, run: () => void): void {
  if (moment !== 'hydrated') return addEventListener(moment, run, { once: true });
  const observer = new MutationObserver(() => {
    if (document.documentElement.dataset['ready'] !== 'true') return;
    observer.disconnect();
    run();
  });
  observer.observe(document, { subtree: true, attributes: true, attributeFilter: ['data-ready'] });
}

const listOf = (changes: readonly Change[]) => `[${changes.map((name) => CHANGES[name].toString()).join(',')}]`;

/** Applies changes to every page that is loaded from now on. */
export const changePages = (page: Page, moment: Moment, changes: readonly Change[]) =>
  page.addInitScript({
    content: `(${atMoment.toString()})(${JSON.stringify(moment)}, () => ${listOf(changes)}.forEach((change) => change()))`,
  });

/** Applies changes to the current page. */
export const changeNow = (page: Page, changes: readonly Change[]) =>
  page.evaluate(`${listOf(changes)}.forEach((change) => change())`);

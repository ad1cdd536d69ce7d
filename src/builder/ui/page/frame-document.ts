import { EDITOR_ATTRIBUTE, GHOST_ATTRIBUTE } from './page-parts.ts';
import { EDITED_ATTRIBUTE } from './placed-copy.ts';

/** Marks the section that is selected, so that a ghost can be read while it's edited. */
export const CURRENT_ATTRIBUTE = 'data-builder-current';

/**
 * Styles for a page in a frame: without the cookie notice, which would cover the preview, and without the error overlay,
 * since the form shows what is wrong and the frame the last good page. A text that is about to be edited is empty for a moment:
 * the browser must not scroll for that. Lines stay as they are while a text is edited, so that the cursor is at the letter that
 * was clicked: with "break-spaces", Chromium neither balances lines nor makes pretty ones.
 */
const STYLES = `
  [data-island='consent'], vite-error-overlay { display: none !important }
  html:root[data-ask] body { padding-bottom: 0 !important }
  [${EDITED_ATTRIBUTE}] { display: none !important }
  html:has([${EDITOR_ATTRIBUTE}]) { overflow-anchor: none }
  [${EDITOR_ATTRIBUTE}], [${EDITOR_ATTRIBUTE}] * { cursor: text }
  [${EDITOR_ATTRIBUTE}] .ProseMirror, .ProseMirror[${EDITOR_ATTRIBUTE}] {
    outline: none; white-space: pre-wrap; overflow-wrap: break-word; font-variant-ligatures: none;
  }
  /* A text of one line stands in an element of its own: a headline stays balanced in the paragraph that the editor adds. */
  [${EDITOR_ATTRIBUTE}] [aria-multiline=false] > p, [${EDITOR_ATTRIBUTE}][aria-multiline=false] > p { text-wrap: inherit }
  [${EDITOR_ATTRIBUTE}] [data-fact] {
    padding-inline: 0.2em; border-radius: 0.25em; background: rgb(79 70 229 / 14%); cursor: pointer;
  }
  [${EDITOR_ATTRIBUTE}] .ProseMirror-selectednode { outline: 2px solid rgb(79 70 229) }
  [${GHOST_ATTRIBUTE}] > * { opacity: 0.4; filter: grayscale(1) }
  [${GHOST_ATTRIBUTE}][${CURRENT_ATTRIBUTE}] > * { opacity: 0.8 }
  [${GHOST_ATTRIBUTE}]:empty { min-block-size: 96px }
  html[data-builder-edits] :is(a, button, label, summary, input, select, textarea) { cursor: default }
`;

/** Adds the styles of a preview to a page. They are no part of its document, so the page never removes them. */
export function addPreviewStyles(view: Window & typeof globalThis): void {
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(STYLES);
  view.document.adoptedStyleSheets.push(sheet);
}

/** Calls back after the page changed: its texts, its elements, or its size. Returns a function that ends it. */
export function watchPage(view: Window & typeof globalThis, onChange: () => void): () => void {
  let isAsked = false;
  const ask = () => {
    if (isAsked) return;
    isAsked = true;
    view.requestAnimationFrame(() => {
      isAsked = false;
      onChange();
    });
  };
  const mutations = new view.MutationObserver(ask);
  mutations.observe(view.document.body, { subtree: true, childList: true, characterData: true });
  const sizes = new view.ResizeObserver(ask);
  sizes.observe(view.document.body);
  return () => {
    mutations.disconnect();
    sizes.disconnect();
  };
}

/** Adds the element that holds outlines and tags, outside of the page's body. Returns its shadow root, which no script finds. */
export function addOverlayRoot(document: Document): ShadowRoot {
  const host = document.createElement('builder-overlay');
  host.setAttribute('style', 'all: initial; position: absolute; inset-block-start: 0; inset-inline-start: 0;');
  document.documentElement.append(host);
  return host.attachShadow({ mode: 'closed' });
}

/** Returns the page's address without its region, if a link leads to a page of this site. */
export function pageOfLink(link: HTMLAnchorElement, regions: readonly string[]): string | undefined {
  if (link.origin !== link.ownerDocument.defaultView?.location.origin) return undefined;
  const [, first = '', ...rest] = link.pathname.split('/');
  if (link.pathname === '/') return '/';
  if (!regions.includes(first) || link.pathname.includes('.')) return undefined;
  return `/${rest.join('/')}`;
}

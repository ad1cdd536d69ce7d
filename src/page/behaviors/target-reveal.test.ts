import { beforeEach, expect, it, vi } from 'vitest';
import { initTargetReveal, revealTarget } from './target-reveal.ts';

const scroll = vi.fn();

beforeEach(() => {
  scroll.mockClear();
  Element.prototype.scrollIntoView = scroll; // jsdom has none
  history.replaceState(null, '', '/us/');
  document.body.innerHTML = `
    <details id="group"><summary>All</summary>
      <details><summary>Fee</summary><p id="faq-fee">Half a month.</p></details>
      <details><summary>Time</summary><p id="faq-time">A day.</p></details>
    </details>
    <p id="plain">Words</p>`;
});

const openIds = () => [...document.querySelectorAll('details[open] > p')].map(({ id }) => id);

it('opens the answer that an address names, and what is around it, but no other', () => {
  expect(revealTarget('#faq-fee')?.target.textContent).toBe('Half a month.');
  expect(openIds()).toEqual(['faq-fee']);
  expect(document.querySelector<HTMLDetailsElement>('#group')?.open).toBe(true);
});

it('opens nothing for a place that is not folded, or that is not there', () => {
  expect(revealTarget('#plain')).toMatchObject({ opened: false });
  expect(revealTarget('#faq-gone')).toBeUndefined();
  expect(openIds()).toEqual([]);
});

it.each(['#100%', '#%E0%A4%A', '#%', '#faq-fee%'])('finds no place for %s, and throws nothing', (hash) => {
  expect(revealTarget(hash)).toBeUndefined();
  history.replaceState(null, '', `/us/${hash}`);
  expect(initTargetReveal).not.toThrow();
});

it('brings the answer into view at the start, and again when the address changes', () => {
  location.hash = '#faq-fee';
  initTargetReveal();
  expect(openIds()).toEqual(['faq-fee']);
  expect(scroll).toHaveBeenCalledTimes(1);
  location.hash = '#faq-time';
  dispatchEvent(new HashChangeEvent('hashchange'));
  expect(openIds()).toEqual(['faq-fee', 'faq-time']);
  expect(scroll).toHaveBeenCalledTimes(2);
});

it('leaves the scrolling to the browser where it has opened the answer itself', () => {
  location.hash = '#faq-fee';
  for (const details of document.querySelectorAll('details')) details.open = true;
  initTargetReveal();
  expect(scroll).not.toHaveBeenCalled();
});

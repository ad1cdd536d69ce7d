import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleProps } from '../../../../tests/support/example-props.ts';
import ClientCases from './client-cases.section.tsx';
import { render, renderToString } from '../../../../tests/support/render.tsx';

let props: Awaited<ReturnType<typeof exampleProps>>;
/** Reports that the row has entered or left the viewport. */
let sight: (visible: boolean) => void;

/** Mocks a browser in which the row is wider than the viewport. */
function renderDeferredSections({ wide = true, calm = false } = {}) {
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(wide ? 4000 : 800);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1000);
  vi.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(new EventTarget(), { matches: calm }) as MediaQueryList); // the code uses nothing else of it
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        sight = (isIntersecting) => tell([{ isIntersecting }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(public observe: () => void) {}
      disconnect() {}
    },
  );
}

const row = () => screen.getByRole('group', { name: props.title });
const passTime = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
/** How far the row scrolls by itself within a second. */
const movement = () => {
  const before = row().scrollLeft;
  passTime(1000);
  return row().scrollLeft - before;
};

beforeEach(async () => {
  props = await exampleProps('client-cases', 'us');
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('shows a single case beside the heading, without a carousel', () => {
  const { container } = render(<ClientCases {...props} cards={props.cards.slice(0, 1)} />);
  expect(screen.getByRole('heading', { level: 2, name: props.title })).toBeDefined();
  expect(screen.getAllByRole('link', { name: new RegExp(props.cards[0].clientName) })).toHaveLength(1);
  expect(screen.queryByRole('group')).toBeNull();
  expect(container.querySelector('[data-carousel]')).toBeNull();
});

describe('before script and for assistive technology', () => {
  it('is a row of all cases that the visitor can scroll', () => {
    document.body.innerHTML = renderToString(<ClientCases {...props} />);
    expect(within(row()).getAllByRole('link')).toHaveLength(props.cards.length);
    expect(row().tabIndex).toBe(0);
    expect(row().querySelector('[aria-hidden=true] a')).toBeNull();
  });

  it('hides the copies of the cards from keyboard and screen readers', () => {
    renderDeferredSections();
    render(<ClientCases {...props} />);
    expect(row().querySelectorAll('a')).toHaveLength(2 * props.cards.length);
    expect(within(row()).getAllByRole('link')).toHaveLength(props.cards.length);
    const copies = [...(row().children[1]?.querySelectorAll('a') ?? [])];
    expect(copies.map(({ tabIndex }) => tabIndex)).toEqual(copies.map(() => -1));
  });
});

describe('automatic scrolling', () => {
  const showMoving = () => {
    renderDeferredSections();
    render(<ClientCases {...props} />);
    act(() => sight(true));
    expect(movement()).toBeGreaterThan(10);
  };

  it('stops with the button, which then offers to play', () => {
    showMoving();
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    expect(movement()).toBe(0);
    fireEvent.click(screen.getByRole('button', { name: 'Play' }));
    act(() => sight(true));
    expect(movement()).toBeGreaterThan(10);
    expect(screen.getByRole('button', { name: 'Pause' })).toBeTruthy();
  });

  it.each<[string, () => void, () => void]>([
    ['out of sight', () => sight(false), () => sight(true)],
    ['with focus inside', () => row().querySelector('a')?.focus(), () => row().querySelector('a')?.blur()],
    [
      'under the mouse',
      () => fireEvent.pointerEnter(row(), { pointerType: 'mouse' }),
      () => fireEvent.pointerLeave(row()),
    ],
    ['under a finger', () => fireEvent.touchStart(row()), () => fireEvent.touchEnd(row())],
  ])('rests %s', (_when, begin, end) => {
    showMoving();
    act(begin);
    expect(movement()).toBe(0);
    act(end);
    expect(movement()).toBeGreaterThan(10);
  });

  it('pauses in a hidden tab', () => {
    showMoving();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    fireEvent(document, new Event('visibilitychange'));
    expect(movement()).toBe(0);
    hidden.mockReturnValue(false);
    fireEvent(document, new Event('visibilitychange'));
    expect(movement()).toBeGreaterThan(10);
  });

  it('pauses where the visitor has scrolled, and continues from there', () => {
    showMoving();
    row().scrollLeft = 700;
    fireEvent.scroll(row());
    expect(movement()).toBe(0);
    passTime(4000);
    expect(movement()).toBeGreaterThan(10);
    expect(row().scrollLeft).toBeLessThan(900);
  });

  it('is off for visitors who prefer reduced motion', () => {
    renderDeferredSections({ calm: true });
    render(<ClientCases {...props} />);
    expect(movement()).toBe(0);
    expect(row().querySelectorAll('a')).toHaveLength(props.cards.length);
  });

  it('is off if all cards are visible, without buttons', () => {
    renderDeferredSections({ wide: false });
    render(<ClientCases {...props} />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(row().querySelectorAll('a')).toHaveLength(props.cards.length);
  });
});

describe('manual scrolling', () => {
  it.each([
    ['the next button', () => fireEvent.click(screen.getByRole('button', { name: 'Next cases' })), 404],
    ['the right arrow', () => fireEvent.keyDown(row(), { key: 'ArrowRight' }), 404],
    ['the previous button', () => fireEvent.click(screen.getByRole('button', { name: 'Previous cases' })), 3636],
    ['the left arrow', () => fireEvent.keyDown(row(), { key: 'ArrowLeft' }), 3636],
  ])('goes one card on or back with %s, without an end', (_what, act_, left) => {
    renderDeferredSections();
    vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
      const index = [...(this.parentElement?.children ?? [])].indexOf(this);
      return index * (this.tagName === 'LI' ? 404 : 4040);
    });
    const scrollTo = vi.fn<(...args: unknown[]) => void>();
    HTMLElement.prototype.scrollTo = scrollTo;
    render(<ClientCases {...props} />);
    act_();
    expect(scrollTo).toHaveBeenCalledWith({ left, behavior: 'smooth' });
  });
});

import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleProps } from '../../../tests/support/example-props.ts';
import ClientCases from './client-cases.section.tsx';

let props: Awaited<ReturnType<typeof exampleProps>>;
/** Says that the row has come into sight, or has left it. */
let sight: (visible: boolean) => void;

/** A browser in which the row is wider than the window, if it is asked. */
function layOut({ wide = true, calm = false } = {}) {
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(wide ? 4000 : 800);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1000);
  vi.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(new EventTarget(), { matches: calm }) as MediaQueryList); // no more of it is asked
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

const row = () => screen.getByRole('region', { name: props.title });
const passTime = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
/** How far the row moves by itself within a second. */
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

describe('before script and for assistive technology', () => {
  it('is a row of all cases that is scrolled by hand', () => {
    document.body.innerHTML = renderToString(<ClientCases {...props} />);
    expect(within(row()).getAllByRole('link')).toHaveLength(props.cards.length);
    expect(row().tabIndex).toBe(0);
    expect(row().querySelector('[aria-hidden=true] a')).toBeNull();
  });

  it('hides the copies of the cards, which only a pointer reaches', () => {
    layOut();
    render(<ClientCases {...props} />);
    expect(row().querySelectorAll('a')).toHaveLength(2 * props.cards.length);
    expect(within(row()).getAllByRole('link')).toHaveLength(props.cards.length);
    const copies = [...(row().children[1]?.querySelectorAll('a') ?? [])];
    expect(copies.map(({ tabIndex }) => tabIndex)).toEqual(copies.map(() => -1));
  });
});

describe('the movement', () => {
  const showMoving = () => {
    layOut();
    render(<ClientCases {...props} />);
    act(() => sight(true));
    expect(movement()).toBeGreaterThan(10);
  };

  it('stops with the button, which then offers to start it', () => {
    showMoving();
    fireEvent.click(screen.getByRole('button', { name: 'Stop the movement' }));
    expect(movement()).toBe(0);
    fireEvent.click(screen.getByRole('button', { name: 'Start the movement' }));
    act(() => sight(true));
    expect(movement()).toBeGreaterThan(10);
    expect(screen.getByRole('button', { name: 'Stop the movement' })).toBeTruthy();
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

  it('rests in a hidden tab', () => {
    showMoving();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    fireEvent(document, new Event('visibilitychange'));
    expect(movement()).toBe(0);
    hidden.mockReturnValue(false);
    fireEvent(document, new Event('visibilitychange'));
    expect(movement()).toBeGreaterThan(10);
  });

  it('leaves the row where the visitor has scrolled it, and goes on from there later', () => {
    showMoving();
    row().scrollLeft = 700;
    fireEvent.scroll(row());
    expect(movement()).toBe(0);
    passTime(4000);
    expect(movement()).toBeGreaterThan(10);
    expect(row().scrollLeft).toBeLessThan(900);
  });

  it('is none for those who want less motion', () => {
    layOut({ calm: true });
    render(<ClientCases {...props} />);
    expect(movement()).toBe(0);
    expect(row().querySelectorAll('a')).toHaveLength(props.cards.length);
  });

  it('is none where all cards are in sight, and nothing is there to move it', () => {
    layOut({ wide: false });
    render(<ClientCases {...props} />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(row().querySelectorAll('a')).toHaveLength(props.cards.length);
  });
});

describe('moved by hand', () => {
  it.each([
    ['the next button', () => fireEvent.click(screen.getByRole('button', { name: 'Next cases' })), 404],
    ['the right arrow', () => fireEvent.keyDown(row(), { key: 'ArrowRight' }), 404],
    ['the previous button', () => fireEvent.click(screen.getByRole('button', { name: 'Previous cases' })), 3636],
    ['the left arrow', () => fireEvent.keyDown(row(), { key: 'ArrowLeft' }), 3636],
  ])('goes one card on or back with %s, without an end', (_what, act_, left) => {
    layOut();
    vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
      const place = [...(this.parentElement?.children ?? [])].indexOf(this);
      return place * (this.tagName === 'LI' ? 404 : 4040);
    });
    const scrollTo = vi.fn<(...place: unknown[]) => void>();
    HTMLElement.prototype.scrollTo = scrollTo;
    render(<ClientCases {...props} />);
    act_();
    expect(scrollTo).toHaveBeenCalledWith({ left, behavior: 'smooth' });
  });
});

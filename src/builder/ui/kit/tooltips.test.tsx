import { MantineProvider } from '@mantine/core';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { builderTheme } from './theme.ts';
import { Tooltips } from './tooltips.tsx';

function Page({ words = 'Hide this section' }: { words?: string | null }) {
  return (
    <MantineProvider theme={builderTheme} env="test">
      <div id="builder-menus" />
      <button data-tooltip={words ?? undefined}>
        <span>Hide</span>
      </button>
      <button data-tooltip="Duplicate" aria-label="Duplicate" />
      <button>Plain</button>
      <span data-tooltip="Also what visitors don’t see">
        <input type="checkbox" aria-label="Hidden sections" />
      </span>
      <Tooltips />
    </MantineProvider>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const shown = () => screen.queryByRole('tooltip')?.textContent;

/** Rests with the mouse or a finger on an element until its tooltip would show. */
function hover(element: Element, pointerType = 'mouse'): void {
  vi.useFakeTimers();
  fireEvent.pointerOver(element, { pointerType });
  act(() => void vi.advanceTimersByTime(499));
  expect(shown()).toBeUndefined();
  act(() => void vi.advanceTimersByTime(1));
  vi.useRealTimers();
}

function focusByKey(element: HTMLElement): void {
  // jsdom guesses from the events of all tests whether a focus is one of the keyboard.
  const { matches } = element;
  vi.spyOn(element, 'matches').mockImplementation(
    (selector) => selector === ':focus-visible' || matches.call(element, selector),
  );
  fireEvent.keyDown(document.body, { key: 'Tab' });
  act(() => element.focus());
}

describe('tooltips', () => {
  it('show half a second after the mouse is over an element, also over what is inside it', () => {
    render(<Page />);
    hover(screen.getByText('Hide'));
    expect(shown()).toBe('Hide this section');
    fireEvent.pointerOver(button('Plain'), { pointerType: 'mouse' });
    expect(shown()).toBeUndefined();
  });

  it('do not show under a finger', () => {
    render(<Page />);
    hover(button('Hide'), 'touch');
    expect(shown()).toBeUndefined();
  });

  it('show at once for the keyboard, and leave with the focus', () => {
    render(<Page />);
    focusByKey(button('Hide'));
    expect(shown()).toBe('Hide this section');
    focusByKey(button('Plain'));
    expect(shown()).toBeUndefined();
  });

  it('show for what had keyboard focus before they were loaded', () => {
    const { rerender } = render(<button data-tooltip="Undo hiding">Undo</button>);
    focusByKey(button('Undo'));
    rerender(<button data-tooltip="Undo hiding">Undo</button>);
    render(
      <MantineProvider theme={builderTheme} env="test">
        <div id="builder-menus" />
        <Tooltips />
      </MantineProvider>,
    );
    expect(shown()).toBe('Undo hiding');
  });

  it('close with Escape and with a press', () => {
    render(<Page />);
    focusByKey(button('Hide'));
    fireEvent.keyDown(button('Hide'), { key: 'Escape' });
    expect(shown()).toBeUndefined();
    hover(button('Hide'));
    fireEvent.pointerDown(button('Hide'));
    expect(shown()).toBeUndefined();
  });

  it('say other words once the element has them, and nothing once it has none', async () => {
    const { rerender } = render(<Page />);
    focusByKey(button('Hide'));
    rerender(<Page words="Show this section" />);
    await vi.waitFor(() => expect(shown()).toBe('Show this section'));
    rerender(<Page words={null} />);
    await vi.waitFor(() => expect(shown()).toBeUndefined());
  });

  it('are said by screen readers after a name that differs', () => {
    render(<Page />);
    focusByKey(button('Hide'));
    expect(button('Hide').getAttribute('aria-description')).toBe('Hide this section');
    focusByKey(button('Duplicate'));
    expect(button('Hide').hasAttribute('aria-description')).toBe(false);
    expect(button('Duplicate').hasAttribute('aria-description')).toBe(false);
    const inside = screen.getByRole('checkbox');
    focusByKey(inside);
    expect(inside.getAttribute('aria-description')).toBe('Also what visitors don’t see');
  });
});

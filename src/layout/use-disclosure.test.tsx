import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useDisclosure } from './use-disclosure.ts';

interface SampleProps {
  closesOn?: string;
  hover?: boolean;
  nested?: boolean;
}

function Sample({ closesOn = '/us/', hover = true, nested = false }: SampleProps) {
  const { button, holder } = useDisclosure<HTMLDivElement>({ closesOn, hover, nested });
  return (
    <>
      <div data-testid="holder" {...holder}>
        <button type="button" {...button}>
          Services
        </button>
        <a href="#inside">Inside</a>
      </div>
      <a href="#outside">Outside</a>
    </>
  );
}

const button = () => screen.getByRole('button');
const holder = () => screen.getByTestId('holder');
const isOpen = () => button().getAttribute('aria-expanded') === 'true';
const wait = (time: number) =>
  act(() => {
    vi.advanceTimersByTime(time);
  });
const enter = (pointerType = 'mouse') => fireEvent.pointerEnter(holder(), { pointerType });
const leave = (pointerType = 'mouse') => fireEvent.pointerLeave(holder(), { pointerType });

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('with the mouse', () => {
  it('opens after 200 ms', () => {
    render(<Sample />);
    enter();
    wait(199);
    expect(isOpen()).toBe(false);
    wait(1);
    expect(isOpen()).toBe(true);
  });

  it("doesn't open for a mouse that only passes", () => {
    render(<Sample />);
    enter();
    wait(150);
    leave();
    wait(1000);
    expect(isOpen()).toBe(false);
  });

  it('closes 150 ms after the mouse has left, unless it comes back', () => {
    render(<Sample />);
    enter();
    wait(200);
    leave();
    wait(149);
    enter();
    wait(1000);
    expect(isOpen()).toBe(true);
    leave();
    wait(149);
    expect(isOpen()).toBe(true);
    wait(1);
    expect(isOpen()).toBe(false);
  });

  it.each([
    [299, true],
    [301, false],
  ])('%i ms after closing: opens at once is %s', (pause, atOnce) => {
    render(<Sample />);
    enter();
    wait(200);
    leave();
    wait(150);
    wait(pause);
    enter();
    expect(isOpen()).toBe(atOnce);
    wait(200);
    expect(isOpen()).toBe(true);
  });

  it('stays open on a click just after it opened on hover, and closes on the next', () => {
    render(<Sample />);
    enter();
    wait(200);
    fireEvent.click(button());
    expect(isOpen()).toBe(true);
    fireEvent.click(button());
    expect(isOpen()).toBe(false);
  });

  it('opens once for a click before the 200 ms are over', () => {
    render(<Sample />);
    enter();
    fireEvent.click(button());
    expect(isOpen()).toBe(true);
    fireEvent.click(button());
    wait(1000);
    expect(isOpen()).toBe(false);
  });

  it.each(['touch', 'pen'])('ignores hovering by %s', (pointerType) => {
    render(<Sample />);
    enter(pointerType);
    wait(1000);
    expect(isOpen()).toBe(false);
    fireEvent.click(button());
    leave(pointerType);
    wait(1000);
    expect(isOpen()).toBe(true);
  });

  it('does nothing if hovering is disabled', () => {
    render(<Sample hover={false} />);
    enter();
    wait(1000);
    expect(isOpen()).toBe(false);
  });
});

describe('closing', () => {
  const opened = (props: SampleProps = {}) => {
    const view = render(<Sample {...props} />);
    fireEvent.click(button());
    return view;
  };

  it('closes on Escape and returns the focus', () => {
    opened();
    const inside = screen.getByText('Inside');
    inside.focus();
    fireEvent.keyDown(inside, { key: 'Escape' });
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(button());
  });

  it('closes a hovered list on Escape without moving the focus', () => {
    render(<Sample />);
    enter();
    wait(200);
    const outside = screen.getByText('Outside');
    outside.focus();
    fireEvent.keyDown(outside, { key: 'Escape' });
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(outside);
  });

  it('closes on a press outside, not on one inside', () => {
    opened();
    fireEvent.pointerDown(screen.getByText('Inside'));
    expect(isOpen()).toBe(true);
    fireEvent.pointerDown(screen.getByText('Outside'));
    expect(isOpen()).toBe(false);
  });

  it('closes when the focus leaves, not when it moves inside', () => {
    opened();
    act(() => button().focus());
    act(() => screen.getByText('Inside').focus());
    expect(isOpen()).toBe(true);
    act(() => screen.getByText('Outside').focus());
    expect(isOpen()).toBe(false);
  });

  it('closes on a click on a link', () => {
    opened();
    fireEvent.click(screen.getByText('Inside'));
    expect(isOpen()).toBe(false);
  });

  it('closes on navigation', () => {
    const { rerender } = opened();
    rerender(<Sample closesOn="/us/about-me" />);
    expect(isOpen()).toBe(false);
  });

  it('stays open in an open menu while the visitor moves to another item', () => {
    opened({ nested: true });
    enter();
    leave();
    wait(1000);
    fireEvent.pointerDown(screen.getByText('Outside'));
    act(() => button().focus());
    act(() => screen.getByText('Outside').focus());
    expect(isOpen()).toBe(true);
  });
});

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { editInline, type InlineEvents } from './inline-edit.ts';

beforeEach(() => {
  document.body.innerHTML = '<h1>Title</h1><button>Elsewhere</button>';
});
const heading = () => document.querySelector('h1') as HTMLElement;
const press = (key: string, more: KeyboardEventInit = {}) =>
  heading().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));

/** Begins to edit the heading. */
function edit(start = 'Title') {
  const node = heading().firstChild as Text;
  const events = {
    onType: vi.fn<InlineEvents['onType']>(),
    onCompose: vi.fn<InlineEvents['onCompose']>(),
    onFormatKey: vi.fn<InlineEvents['onFormatKey']>(),
    onPaste: vi.fn<InlineEvents['onPaste']>(),
    onBlur: vi.fn<InlineEvents['onBlur']>(),
    onEnd: vi.fn<InlineEvents['onEnd']>(),
    onLost: vi.fn<InlineEvents['onLost']>(),
  };
  return { ...events, node, editing: editInline({ element: heading(), node }, { start, point: undefined }, events) };
}

/** Types a text as browsers do: the element's text node may be another one afterwards. */
function type(text: string) {
  heading().textContent = text;
  heading().dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
}

describe('editing in place', () => {
  it('tells every change, and ends with Enter, with the text that the page knows', () => {
    const { onType, onEnd, node } = edit();
    type('New');
    type('New title');
    expect(onType.mock.calls).toEqual([['New'], ['New title']]);
    press('Enter');
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('New title');
    expect(heading().firstChild).toBe(node);
    expect(heading().outerHTML).toBe('<h1>New title</h1>');
    type('More');
    expect(onType).toHaveBeenCalledTimes(2);
  });

  it('begins with what was typed there before, and ends with Esc, which keeps it', () => {
    const { onEnd } = edit('Refused');
    expect(heading().textContent).toBe('Refused');
    press('Escape');
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('Refused');
  });

  it('tells that a format was asked for, which the text has no place for', () => {
    const { onFormatKey, onEnd } = edit();
    for (const key of ['b', 'I', 'u']) press(key, { ctrlKey: true });
    press('b');
    expect(onFormatKey).toHaveBeenCalledTimes(3);
    expect(onEnd).not.toHaveBeenCalled();
  });

  it('keeps spaces that do not break, and takes a line break for a space', () => {
    const { onType } = edit();
    type('10\u00a0% of\u202fit\n\n all ');
    expect(onType).toHaveBeenLastCalledWith('10\u00a0% of\u202fit all ');
  });

  it('leaves keys to what composes characters', () => {
    const { onCompose, onEnd } = edit();
    heading().dispatchEvent(new CompositionEvent('compositionstart'));
    press('Enter', { isComposing: true });
    press('Escape', { isComposing: true });
    expect(onEnd).not.toHaveBeenCalled();
    heading().dispatchEvent(new CompositionEvent('compositionend'));
    expect(onCompose.mock.calls).toEqual([[true], [false]]);
  });

  it('ends when the focus goes elsewhere', async () => {
    const { onBlur, onEnd } = edit();
    type('Left');
    document.querySelector('button')?.focus();
    expect(onBlur).toHaveBeenCalledOnce();
    await vi.waitFor(() => expect(onEnd).toHaveBeenCalledExactlyOnceWith('Left'));
  });

  it('goes on when only the window loses the focus', async () => {
    const { onBlur, onEnd } = edit();
    heading().dispatchEvent(new FocusEvent('blur'));
    expect(onBlur).toHaveBeenCalledOnce();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(onEnd).not.toHaveBeenCalled();
  });

  it('tells where the cursor was if the page takes the element away', async () => {
    const { onLost, onEnd } = edit();
    type('Half a word');
    document.getSelection()?.collapse(heading().firstChild, 6);
    document.dispatchEvent(new Event('selectionchange'));
    heading().remove();
    await vi.waitFor(() => expect(onLost).toHaveBeenCalledExactlyOnceWith('Half a'));
    expect(onEnd).not.toHaveBeenCalled();
  });

  it('passes undo on once nothing typed is left to undo', () => {
    const passed = vi.fn<(event: KeyboardEvent) => void>();
    document.documentElement.addEventListener('keydown', passed, { once: true });
    const { onEnd } = edit();
    type('New');
    press('z', { ctrlKey: true });
    expect(onEnd).not.toHaveBeenCalled();
    type('Title');
    press('z', { ctrlKey: true });
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('Title');
    expect(passed.mock.calls[0]?.[0]).toMatchObject({ key: 'z', ctrlKey: true });
  });
});

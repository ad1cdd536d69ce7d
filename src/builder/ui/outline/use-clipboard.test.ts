import { fireEvent, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { setOutline } from './choice-store.ts';
import { useClipboardEvents } from './use-clipboard.ts';

afterEach(() => document.body.replaceChildren());

/** Renders a list with a section beside an input, and returns both with what the clipboard is asked for. */
function renderList() {
  document.body.innerHTML = '<ul><li><button></button></li></ul><input>';
  const [list, section, input] = ['ul', 'button', 'input'].map((name) => document.querySelector<HTMLElement>(name));
  const clipboard = {
    textOfChosen: () => '- type: faq\n',
    pasteText: vi.fn(() => Promise.resolve(true)),
    copy: vi.fn(() => Promise.resolve()),
    paste: vi.fn(() => Promise.resolve()),
  };
  const onCut = vi.fn();
  renderHook(() => useClipboardEvents({ current: list ?? null }, clipboard, onCut));
  setOutline({ choice: { indexes: [0], focus: 0, anchor: 0 } });
  return { section, input, clipboard, onCut };
}

test('copies, cuts and pastes while the list has the focus, also where the event is that of the page, as in Firefox', () => {
  const { section, clipboard, onCut } = renderList();
  section?.focus();
  const clipboardData = { setData: vi.fn(), getData: () => '- type: table\n' };
  for (const event of ['copy', 'cut', 'paste'] as const) fireEvent[event](document.body, { clipboardData });
  expect(clipboardData.setData.mock.calls).toEqual([
    ['text/plain', '- type: faq\n'],
    ['text/plain', '- type: faq\n'],
  ]);
  expect(onCut).toHaveBeenCalledOnce();
  expect(clipboard.pasteText).toHaveBeenCalledExactlyOnceWith('- type: table\n');
});

test('leaves the keys to a field beside the list', () => {
  const { input, clipboard, onCut } = renderList();
  input?.focus();
  const clipboardData = { setData: vi.fn(), getData: () => 'words' };
  for (const event of ['copy', 'cut', 'paste'] as const) fireEvent[event](document.body, { clipboardData });
  expect(clipboardData.setData).not.toHaveBeenCalled();
  expect(onCut).not.toHaveBeenCalled();
  expect(clipboard.pasteText).not.toHaveBeenCalled();
});

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { editablePlace, editInline } from './inline-edit.ts';
import type { Target } from './text-index.ts';

beforeEach(() => {
  document.body.innerHTML = '<h1>Title</h1>';
});
const heading = () => document.querySelector('h1') as HTMLElement;
const field = { file: 'content/pages/home.yaml', path: ['sections', 0, 'title', 'en'] };

function target(kind = 'text', end = 5): Target {
  const piece = { start: 0, end, field, kind };
  const run = { part: 'section-0', place: [heading().firstChild as Text], text: 'Title', pieces: [piece] };
  return { kind: 'text', part: 'section-0', field, textKind: kind, spans: [{ run, piece }] };
}

describe('a text can be edited where it stands', () => {
  it('if an element shows it whole', () => {
    expect(editablePlace(target(), 'Title')).toMatchObject({ element: heading(), text: 'Title' });
  });

  it('but not if the file has another text, such as one with a fact', () => {
    expect(editablePlace(target(), '{name}')).toBeUndefined();
    expect(editablePlace(target('text', 3), 'Title')).toBeUndefined();
    expect(editablePlace(target('rich-text'), 'Title')).toBeUndefined();
  });

  it('but not beside something else', () => {
    heading().append(document.createElement('svg'));
    expect(editablePlace(target(), 'Title')).toBeUndefined();
  });
});

describe('editing in place', () => {
  const edit = (save: (text: string) => Promise<boolean>) => {
    const place = editablePlace(target(), 'Title');
    if (!place) throw new Error('The text cannot be edited.');
    const onEnd = vi.fn<() => void>();
    editInline(place, save, onEnd);
    return { onEnd, node: place.node };
  };
  const press = (key: string) => heading().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));

  it('saves with Enter, and keeps the text that React knows', async () => {
    const save = vi.fn<(text: string) => Promise<boolean>>().mockResolvedValue(true);
    const { onEnd, node } = edit(save);
    heading().textContent = ' New  title ';
    press('Enter');
    expect(save).toHaveBeenCalledExactlyOnceWith('New title');
    expect(onEnd).toHaveBeenCalledOnce();
    expect(heading().firstChild).toBe(node);
    expect(heading().textContent).toBe('New title');
    expect(heading().hasAttribute('contenteditable')).toBe(false);
  });

  it('brings the text back with Esc, if nothing is left, and if it is refused', async () => {
    const save = vi.fn<(text: string) => Promise<boolean>>().mockResolvedValue(false);
    edit(save);
    heading().textContent = 'New title';
    press('Escape');
    expect(heading().textContent).toBe('Title');
    edit(save);
    heading().textContent = '  ';
    press('Enter');
    expect(heading().textContent).toBe('Title');
    expect(save).not.toHaveBeenCalled();
    edit(save);
    heading().textContent = 'Refused';
    press('Enter');
    await vi.waitFor(() => expect(heading().textContent).toBe('Title'));
  });
});

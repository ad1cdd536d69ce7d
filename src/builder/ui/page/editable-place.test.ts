import { beforeEach, describe, expect, it } from 'vitest';
import { editablePlace, reasonForForm } from './editable-place.ts';
import type { PageTarget } from './text-index.ts';

beforeEach(() => {
  document.body.innerHTML = '<h1>Title</h1>';
});
const heading = () => document.querySelector('h1') as HTMLElement;
const field = { file: 'content/pages/home.yaml', path: ['sections', 0, 'title', 'en'] };

function target(kind = 'text', end = 5): PageTarget {
  const piece = { start: 0, end, field, kind };
  const run = { part: 'section-0', place: [heading().firstChild as Text], text: 'Title', pieces: [piece] };
  return { kind: 'text', part: 'section-0', field, textKind: kind, spans: [{ run, piece }] };
}

describe('a text can be edited where it stands', () => {
  it('if an element shows it whole', () => {
    expect(editablePlace(target(), 'Title')).toEqual({ element: heading(), node: heading().firstChild });
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

describe('a text that is edited in the form', () => {
  const section = { kind: 'section', part: 'section-0', element: document.body, field } as const;
  it.each([
    ['a text that the page shows in another form', () => target(), /another form/],
    ['an amount', () => target('number'), /worked out/],
    ['a fact', () => target('fact'), /a fact/],
    ['words of no field', () => section, /no single field/],
  ])('says why: %s', (_name, make, reason) => {
    expect(reasonForForm(make())).toMatch(reason);
  });

  it('says so of words that are no words of the page', () => {
    const label = target();
    const spans =
      label.kind === 'text' ? label.spans.map((span) => ({ ...span, run: { ...span.run, place: heading() } })) : [];
    expect(reasonForForm({ ...label, spans } as PageTarget)).toMatch(/isn’t shown as words/);
  });

  it('says nothing of a picture', () => expect(reasonForForm(target('image'))).toBeUndefined());
});

import { beforeEach, expect, it } from 'vitest';
import { DraftMap } from '../form/saving/draft-map.ts';
import { TypedTexts } from './typed-texts.ts';

let typed: TypedTexts;
let node: Text;
let drafts: DraftMap;
beforeEach(() => {
  document.body.innerHTML = '<h1>Title</h1>';
  node = document.querySelector('h1')?.firstChild as Text;
  drafts = new DraftMap();
  typed = new TypedTexts(drafts);
  typed.begin('a', node);
  typed.show('a', 'Typed');
});

it('shows what was typed, and knows what the page has there', () => {
  expect(node.data).toBe('Typed');
  expect(typed.tracedText(node)).toBe('Title');
  expect(typed.nodeOf('a')).toBe(node);
});

it('goes along with its field when others move the section, so that it ends as a saved text', () => {
  drafts.rename(() => 'b');
  expect(typed.keys()).toEqual(['b']);
  typed.end('b', true);
  expect(node.data).toBe('Typed');
  drafts.rename(() => 'c');
  expect(typed.keys()).toEqual([]);
});

it('stays when the page writes something else there', () => {
  node.data = 'From the file';
  typed.show('a', 'Typed');
  expect(node.data).toBe('Typed');
  expect(typed.tracedText(node)).toBe('From the file');
});

it("gives the page's own text back if it is dropped", () => {
  typed.end('a', false);
  expect(node.data).toBe('Title');
  expect(typed.tracedText(node)).toBe('Title');
});

it('leaves it to the page if it is saved, or if the page has written meanwhile', () => {
  typed.end('a', true);
  expect(node.data).toBe('Typed');
  expect(typed.tracedText(node)).toBe('Title');
  typed.begin('b', node);
  typed.show('b', 'Again');
  node.data = 'From the file';
  typed.end('b', false);
  expect(node.data).toBe('From the file');
});

it('takes what was typed into the text itself for no text of the page', () => {
  node.data = 'Typed on';
  typed.put('a', 'Typed on');
  expect(typed.tracedText(node)).toBe('Title');
});

it('begins again where the page has made another element', () => {
  document.body.innerHTML = '<h1>New</h1>';
  expect(typed.nodeOf('a')).toBeUndefined();
  const other = document.querySelector('h1')?.firstChild as Text;
  typed.begin('a', other);
  typed.show('a', 'Typed');
  expect(other.data).toBe('Typed');
  expect(typed.tracedText(other)).toBe('New');
});

import { afterEach, beforeEach, expect, test } from 'vitest';
import { watchTyping, type TypingUndo } from './typing-undo.ts';

let undo: TypingUndo;
let title: HTMLInputElement;
let text: HTMLTextAreaElement;

beforeEach(() => {
  document.body.innerHTML = '<input data-path="title" value="Hello"><textarea data-path="text">World</textarea>';
  title = document.querySelector('input') as HTMLInputElement;
  text = document.querySelector('textarea') as HTMLTextAreaElement;
  undo = watchTyping(document);
});
afterEach(() => undo.end());

function type(field: HTMLInputElement | HTMLTextAreaElement, value: string, inputType = 'insertText'): void {
  field.dispatchEvent(new InputEvent('beforeinput', { inputType, bubbles: true }));
  field.value = value;
  field.dispatchEvent(new InputEvent('input', { inputType, bubbles: true }));
}

test('leaves the keys to the site in a field into which nothing was typed', () => {
  title.focus();
  expect(undo.undoesTyping(title)).toBe(false);
  expect(undo.redoesTyping(title)).toBe(false);
});

test('undoes typing until the field is as it was, and redoes as much', () => {
  title.focus();
  type(title, 'Hello you');
  expect(undo.undoesTyping(title)).toBe(true);
  type(title, 'Hello', 'historyUndo');
  expect(undo.undoesTyping(title)).toBe(false);
  expect(undo.redoesTyping(title)).toBe(true);
  type(title, 'Hello you', 'historyRedo');
  expect(undo.redoesTyping(title)).toBe(false);
});

test('forgets typing when another field gets the focus', () => {
  title.focus();
  type(title, 'Hello you');
  text.focus();
  title.focus();
  expect(undo.undoesTyping(title)).toBe(false);
});

test('begins again when the site’s undo gave the field another value', () => {
  title.focus();
  type(title, 'Hello you');
  title.value = 'Good morning';
  expect(undo.undoesTyping(title)).toBe(false);
  type(title, 'Good morning!');
  expect(undo.undoesTyping(title)).toBe(true);
});

test('undoes what was typed after the site’s redo, and no more', () => {
  title.focus();
  title.value = 'Good morning';
  type(title, 'Good morning!');
  type(title, 'Good morning', 'historyUndo');
  expect(undo.undoesTyping(title)).toBe(false);
});

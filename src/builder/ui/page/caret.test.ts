import { beforeEach, expect, it } from 'vitest';
import { followCaret, putCaret } from './caret.ts';

beforeEach(() => {
  document.body.innerHTML =
    '<div id="page"><p>One <b>two</b></p><p>three</p></div>' +
    '<div id="form" contenteditable="true"><p>One <b>two</b></p><p>three</p></div><textarea>One two</textarea>';
});

const element = (selector: string) => document.querySelector<HTMLElement>(selector) ?? document.body;

it('knows the place of the cursor also after the page has taken the text away', () => {
  const ending = new AbortController();
  const caret = followCaret(element('#page'), ending.signal);
  document.getSelection()?.collapse(element('#page p + p').firstChild, 2);
  element('#page').dispatchEvent(new Event('input'));
  element('#page').remove();
  expect(caret()).toBe('One twoth');
});

it('puts the cursor behind the same letters, whatever the field is, and although spaces at ends of lines are not saved', () => {
  putCaret(element('#form'), 'One two th');
  const selection = document.getSelection();
  expect([selection?.focusNode?.textContent, selection?.focusOffset]).toEqual(['three', 2]);
  putCaret(element('#form'), 'One ');
  expect([selection?.focusNode?.textContent, selection?.focusOffset]).toEqual(['One ', 4]);
  putCaret(element('textarea'), 'One  t');
  expect((element('textarea') as HTMLTextAreaElement).selectionStart).toBe(5);
});

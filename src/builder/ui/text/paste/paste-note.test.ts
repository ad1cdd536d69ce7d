import { describe, expect, it } from 'vitest';
import { pasteNote } from './paste-note.ts';
import { readHtml } from './read-html.ts';

describe('what a paste loses', () => {
  it.each([
    ['plain words', '<meta charset="utf-8"><span style="color:red">Hello</span>', []],
    [
      'words of a web page',
      '<p>One <strong>bold</strong> <a href="https://example.com">link</a></p>',
      ['bold', 'links'],
    ],
    [
      'words of Google Docs',
      '<b style="font-weight:normal" id="docs-internal-guid-1"><p><span style="font-weight:400">Plain</span></p></b>',
      [],
    ],
    [
      'bold words of Google Docs',
      '<b style="font-weight:normal"><span style="font-weight:700">Bold</span></b>',
      ['bold'],
    ],
    ['italics that are none', '<i style="font-style:normal">Plain</i>', []],
    ['a list of Word', '<ul><li>One</li></ul><p><i>x</i></p>', ['lists', 'italics']],
    ['nothing to read', '<b> </b><a href="#"></a>', []],
    ['a picture in a heading', '<h2>Hi <img src="x.png"></h2>', ['headings', 'pictures']],
    ['a table', '<table><tr><td>1</td><td>2</td></tr></table>', ['tables']],
    ['a table that only holds the words of a mail', '<table><tr><td>1</td></tr></table>', []],
    ['a link without encryption', '<a href="http://example.com">link</a>', ['links', 'insecureLinks']],
    ['no HTML', '', []],
  ])('is named: %s', (_name, html, formats) => expect([...readHtml(html).lost]).toEqual(formats));

  it('is said in a sentence, with what helps', () => {
    const html = '<p><b>Bold</b>, <a href="https://example.com/a">link</a></p><ul><li>x</li></ul>';
    expect(pasteNote(html, 'Bold, link x', false)).toBe(
      'Pasted without bold text, links, and lists: this text can’t have them. Line breaks became spaces.',
    );
    expect(pasteNote(html, 'Bold, link\nx', true)).toBeUndefined();
    expect(pasteNote('<h2>One</h2><ol><li><i>x</i></li></ol>', 'One\nx', true)).toBe(
      'Pasted without italics: this text can’t have them. A numbered list became a list without numbers.',
    );
    const insecure = '<a href="http://example.com">link</a>';
    expect(pasteNote(insecure, 'link', true)).toBe('Links that began with http:// now begin with https://.');
    expect(pasteNote(insecure, 'link', false)).toBe('Pasted without links: this text can’t have them.');
    expect(pasteNote('', 'one\ntwo', false)).toBe('Line breaks became spaces.');
    expect(pasteNote('', 'one\ntwo', true)).toBeUndefined();
    expect(pasteNote('<p>one</p>', 'one\n', false)).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { pastedFormats, pasteNote } from './pasted-formats.ts';

describe('what a paste loses', () => {
  it.each([
    ['plain words', '<meta charset="utf-8"><span style="color:red">Hello</span>', []],
    [
      'words of a web page',
      '<p>One <strong>bold</strong> <a href="https://example.com">link</a></p>',
      ['bold text', 'links'],
    ],
    [
      'words of Google Docs',
      '<b style="font-weight:normal" id="docs-internal-guid-1"><p><span style="font-weight:400">Plain</span></p></b>',
      [],
    ],
    [
      'bold words of Google Docs',
      '<b style="font-weight:normal"><span style="font-weight:700">Bold</span></b>',
      ['bold text'],
    ],
    ['italics that are none', '<i style="font-style:normal">Plain</i>', []],
    ['a list of Word', '<ul><li>One</li></ul><p><i>x</i></p>', ['italics', 'lists']],
    ['nothing to read', '<b> </b><a href="#"></a>', []],
    ['a picture in a heading', '<h2>Hi <img src="x.png"></h2>', ['headings', 'pictures']],
    ['a table', '<table><tr><td>1</td></tr></table>', ['tables']],
    ['no HTML', '', []],
  ])('is named: %s', (_name, html, formats) => expect(pastedFormats(html)).toEqual(formats));

  it('is said in a sentence, with what helps', () => {
    const html = '<p><b>Bold</b>, <a href="/a">link</a></p><ul><li>x</li></ul>';
    expect(pasteNote(html, 'Bold, link x', false)).toBe(
      'Pasted as plain text: bold text, links, and lists aren’t kept.',
    );
    expect(pasteNote(html, 'Bold, link\nx', true)).toMatch(
      /aren’t kept\. Mark bold words and links with the buttons above\.$/,
    );
    expect(pasteNote('', 'one\ntwo', false)).toBe('Line breaks became spaces.');
    expect(pasteNote('', 'one\ntwo', true)).toBeUndefined();
    expect(pasteNote('<p>one</p>', 'one\n', false)).toBeUndefined();
  });
});

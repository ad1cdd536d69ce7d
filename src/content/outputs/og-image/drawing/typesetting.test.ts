import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TYPEFACES, widthOf } from './font.ts';
import { setLine, setText, type TextBox } from './typesetting.ts';

const box = (overrides: Partial<TextBox> = {}): TextBox => ({
  face: TYPEFACES.display(),
  width: 640,
  height: 330,
  largest: 88,
  smallest: 44,
  leading: 1.1,
  ...overrides,
});
const plain = (lines: string[]) => lines.map((line) => line.replaceAll('\u00a0', ' '));

describe('setText', () => {
  it('keeps any text inside its box', { timeout: 20_000 }, () => {
    const word = fc.oneof(
      fc.string({ maxLength: 60 }),
      fc.stringMatching(/^[a-zæøå]{20,90}$/),
      fc.stringMatching(/^[\d.,]{1,12}$/),
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 14 }), fc.integer({ min: 120, max: 1000 }), (words, width) => {
        const text = setText(words.join(' '), box({ width }));
        for (const line of text.lines) expect(widthOf(line, text.face) * text.size).toBeLessThanOrEqual(width + 0.001);
        expect(text.height).toBeLessThanOrEqual(330);
      }),
      { numRuns: 25 },
    );
  });

  it('keeps every word of a title that fits', () => {
    const title = 'Google Ads til rejsebranchen: Vær der, når de booker, ikke når de rejser';
    expect(plain(setText(title, box()).lines).join(' ')).toBe(title);
  });

  it('sets a short title larger than a long one', () => {
    expect(setText('Short', box()).size).toBe(88);
    expect(setText('A title of so many words that it needs all the room there is in its box', box()).size).toBeLessThan(
      80,
    );
  });

  it('shrinks a long compound before breaking it', () => {
    const text = setText('Konverteringskonsulent', box());
    expect(text.lines).toEqual(['Konverteringskonsulent']);
    expect(text.size).toBeLessThan(88);
  });

  it('hyphenates a word that is too long at the smallest size', () => {
    const { lines } = setText('Speciallægepraksisplanlægningsstabiliseringsperiode', box({ width: 400 }));
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.slice(0, -1).every((line) => line.endsWith('-'))).toBe(true);
    expect(lines.join('').replaceAll('-', '')).toBe('Speciallægepraksisplanlægningsstabiliseringsperiode');
  });

  it('marks truncated text with an ellipsis', () => {
    expect(setText('one more word and '.repeat(30), box()).lines.at(-1)).toMatch(/…$/);
  });

  it('breaks after punctuation, but not between a figure and its unit or at a no-break space', () => {
    const wide = box({ width: 1056, height: 276, largest: 118 });
    expect(plain(setText('188 % flere prøvetimer, da kontoen begyndte at tælle rigtigt', wide).lines)[0]).toBe(
      '188 % flere prøvetimer,',
    );
    const lines = [300, 400, 500, 600, 700].flatMap(
      (width) =>
        setText('7 konti overtaget på 9 dage af Google\u00a0Ads-manden, 54 % flere leads', box({ width, smallest: 20 }))
          .lines,
    );
    for (const line of lines) expect(line).not.toMatch(/(\d|Google)$/);
  });
});

describe('setLine', () => {
  it('sets any text in one line', { timeout: 20_000 }, () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (value) => {
        const { lines, size, face } = setLine(value, TYPEFACES.text(), 430, 27, 17);
        expect(lines.length).toBeLessThanOrEqual(1);
        expect(widthOf(lines[0] ?? '', face) * size).toBeLessThanOrEqual(430.001);
      }),
      { numRuns: 25 },
    );
  });
});

// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FACES, widthOf } from './face.ts';
import { setLine, setText, type TextBox } from './typesetting.ts';

const box = (overrides: Partial<TextBox> = {}): TextBox => ({
  face: FACES.display(),
  width: 640,
  height: 330,
  largest: 88,
  smallest: 44,
  leading: 1.1,
  ...overrides,
});
const plain = (lines: string[]) => lines.map((line) => line.replaceAll('\u00a0', ' '));

describe('setText', () => {
  it('keeps whatever is typed inside its box', { timeout: 20_000 }, () => {
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

  it('loses no word of a title that fits', () => {
    const title = 'Google Ads til rejsebranchen: Vær der, når de booker, ikke når de rejser';
    expect(plain(setText(title, box()).lines).join(' ')).toBe(title);
  });

  it('sets a short title larger than a long one', () => {
    expect(setText('Short', box()).size).toBe(88);
    expect(setText('A title of so many words that it needs all the room there is in its box', box()).size).toBeLessThan(
      80,
    );
  });

  it('makes a long compound smaller before it breaks it', () => {
    const text = setText('Konverteringskonsulent', box());
    expect(text.lines).toEqual(['Konverteringskonsulent']);
    expect(text.size).toBeLessThan(88);
  });

  it('breaks a word that is too long at the smallest size, with a hyphen', () => {
    const { lines } = setText('Speciallægepraksisplanlægningsstabiliseringsperiode', box({ width: 400 }));
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.slice(0, -1).every((line) => line.endsWith('-'))).toBe(true);
    expect(lines.join('').replaceAll('-', '')).toBe('Speciallægepraksisplanlægningsstabiliseringsperiode');
  });

  it('says with an ellipsis that something is left out', () => {
    expect(setText('one more word and '.repeat(30), box()).lines.at(-1)).toMatch(/…$/);
  });

  it('breaks where a reader pauses, and parts neither a figure from what it counts nor the name of the product', () => {
    const wide = box({ width: 1056, height: 276, largest: 118 });
    expect(plain(setText('188 % flere prøvetimer, da kontoen begyndte at tælle rigtigt', wide).lines)[0]).toBe(
      '188 % flere prøvetimer,',
    );
    const lines = [300, 400, 500, 600, 700].flatMap(
      (width) =>
        setText('7 konti overtaget på 9 dage af Google Ads-manden, 54 % flere leads', box({ width, smallest: 20 }))
          .lines,
    );
    for (const line of lines) expect(line).not.toMatch(/(\d|Google)$/);
  });
});

describe('setLine', () => {
  it('sets everything into one line, however long it is', { timeout: 20_000 }, () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (words) => {
        const { lines, size, face } = setLine(words, FACES.text(), 430, 27, 17);
        expect(lines.length).toBeLessThanOrEqual(1);
        expect(widthOf(lines[0] ?? '', face) * size).toBeLessThanOrEqual(430.001);
      }),
      { numRuns: 25 },
    );
  });
});

import { describe, expect, it } from 'vitest';
import { TYPEFACES, widthOf } from './font.ts';

describe('a typeface', () => {
  it('measures a line as its words and the spaces between them', () => {
    const face = TYPEFACES.text();
    expect(widthOf('få svar', face)).toBeCloseTo(face.draw('få').width + face.space + face.draw('svar').width);
    expect(widthOf('54\u00a0%', face)).toBeCloseTo(widthOf('54 %', face));
  });

  it('draws every letter of both languages', () => {
    for (const face of [TYPEFACES.display(), TYPEFACES.text(), TYPEFACES.strong()])
      for (const letter of 'abcxyzæøåÆØÅéüñ0123456789$€%.,:;!?–—“”»«−…')
        expect(face.draw(letter).outline, letter).not.toBe('');
  });

  it("drops the accent of a letter that the font lacks, and characters that it can't draw", () => {
    const face = TYPEFACES.display();
    expect(face.draw('Č').outline).toBe(face.draw('C').outline);
    expect(face.draw('🇩🇰').width).toBe(0);
  });

  it('draws bold text wider than regular text', () => {
    expect(widthOf('Marketing agencies', TYPEFACES.strong())).toBeGreaterThan(
      widthOf('Marketing agencies', TYPEFACES.text()),
    );
  });
});

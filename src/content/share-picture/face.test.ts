// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { FACES, widthOf } from './face.ts';

describe('a face', () => {
  it('measures a line as its words and the spaces between them', () => {
    const face = FACES.text();
    expect(widthOf('få svar', face)).toBeCloseTo(face.draw('få').width + face.space + face.draw('svar').width);
    expect(widthOf('54\u00a0%', face)).toBeCloseTo(widthOf('54 %', face));
  });

  it('draws every letter of both languages', () => {
    for (const face of [FACES.display(), FACES.text(), FACES.strong()])
      for (const letter of 'abcxyzæøåÆØÅéüñ0123456789$€%.,:;!?–—“”»«−…')
        expect(face.draw(letter).outline, letter).not.toBe('');
  });

  it('takes the accent off a letter that the font lacks, and leaves out what it can not draw', () => {
    const face = FACES.display();
    expect(face.draw('Č').outline).toBe(face.draw('C').outline);
    expect(face.draw('🇩🇰').width).toBe(0);
  });

  it('draws bold words wider than plain ones', () => {
    expect(widthOf('Marketing agencies', FACES.strong())).toBeGreaterThan(widthOf('Marketing agencies', FACES.text()));
  });
});

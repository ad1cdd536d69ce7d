import { drawingForm } from './share-picture/drawing-form.ts';
import { linesForm } from './share-picture/lines-form.ts';
import { portraitForm } from './share-picture/portrait-form.ts';
import { quietForm } from './share-picture/quiet-form.ts';
import { resultForm } from './share-picture/result-form.ts';
import { searchesForm } from './share-picture/searches-form.ts';
import type { ShareFacts } from './share-picture/share-facts.ts';

/**
 * The picture that is shown where a page is shared, as an SVG of 1200 × 630. Its words are outlines of the identity's
 * fonts, so that every renderer draws the same and none of them reads a word as markup.
 */
export function sharePicture(facts: ShareFacts): string {
  switch (facts.form) {
    case 'searches':
      return searchesForm(facts);
    case 'result':
      return resultForm(facts);
    case 'drawing':
      return drawingForm(facts);
    case 'portrait':
      return portraitForm(facts);
    case 'lines':
      return linesForm(facts);
    case 'quiet':
      return quietForm(facts);
  }
}

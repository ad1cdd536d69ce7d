import { illustrationTemplate } from './templates/illustration.ts';
import { linesTemplate } from './templates/lines.ts';
import { portraitTemplate } from './templates/portrait.ts';
import { plainTemplate } from './templates/plain.ts';
import { resultTemplate } from './templates/result.ts';
import { searchesTemplate } from './templates/searches.ts';
import type { OgImageContent } from './templates/og-image-content.ts';

/**
 * Renders the Open Graph image of a page as an SVG of 1200 × 630. Text is drawn as outlines of the brand's fonts, so
 * that every renderer produces the same result and none interprets text as markup (decision 9).
 */
export function renderOgImage(facts: OgImageContent): string {
  switch (facts.form) {
    case 'searches':
      return searchesTemplate(facts);
    case 'result':
      return resultTemplate(facts);
    case 'drawing':
      return illustrationTemplate(facts);
    case 'portrait':
      return portraitTemplate(facts);
    case 'lines':
      return linesTemplate(facts);
    case 'quiet':
      return plainTemplate(facts);
  }
}

import { illustrationTemplate } from './templates/illustration.ts';
import { portraitTemplate } from './templates/portrait.ts';
import { plainTemplate } from './templates/plain.ts';
import type {
  DrawingFacts,
  PortraitFacts,
  ShareImageFacts,
  ShareImageTemplates,
} from './templates/og-image-content.ts';

/** The forms that every site has. */
export const FORMS: ShareImageTemplates = {
  drawing: (facts) => illustrationTemplate(facts as DrawingFacts),
  portrait: (facts) => portraitTemplate(facts as PortraitFacts),
  quiet: (facts) => plainTemplate(facts),
};

/**
 * Renders the Open Graph image of a page as an SVG of 1200 × 630. Text is drawn as outlines of the brand's fonts, so
 * that every renderer produces the same result and none interprets text as markup (decision 9).
 * @param own the forms of the site
 */
export function renderOgImage(form: string, facts: ShareImageFacts, own: ShareImageTemplates = {}): string {
  const template = own[form] ?? FORMS[form];
  if (!template) throw new Error(`There is no form "${form}" of a shared image in src/site/brand/share-images.ts.`);
  return template(facts);
}

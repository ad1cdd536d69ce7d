import type { ShareImageTemplates } from '../../content/outputs/og-image/templates/og-image-content.ts';
import { linesTemplate, type LinesFacts } from './share-images/lines.ts';
import { resultTemplate, type ResultFacts } from './share-images/result.ts';
import { searchesTemplate, type SearchesFacts } from './share-images/searches.ts';

/** The forms of shared images that only this site draws. Sections and collections name them with the facts that they need. */
export default {
  lines: (facts) => linesTemplate(facts as LinesFacts),
  result: (facts) => resultTemplate(facts as ResultFacts),
  searches: (facts) => searchesTemplate(facts as SearchesFacts),
} satisfies ShareImageTemplates;

/** A compound of 45 letters, and one such as Danes write, without a break. */
const COMPOUND = {
  en: 'Hyperparametercalibrationsearchtermmanagement',
  da: 'Annoncebudgetoptimeringsspecialistkonferencer',
};

/** Words of 600 letters, as a client may write them who was asked for a quote. */
const QUOTE = {
  en: 'We had been told for years that the account was fine, and the reports were long enough to believe it. '
    .repeat(6)
    .slice(0, 600),
  da: 'I årevis fik vi at vide, at kontoen havde det godt, og rapporterne var lange nok til, at vi troede på det. '
    .repeat(6)
    .slice(0, 600),
};

/** The name of a plan that takes three lines. */
const PLAN = {
  en: 'Growth and maintenance for businesses with many markets',
  da: 'Vækst og vedligeholdelse for virksomheder med mange markeder',
};

/** A figure that becomes longer still in kroner. */
const FIGURE = '$123,456,789';

type Language = keyof typeof COMPOUND;

/** What is said at length. */
const LONG = new Set(['lead', 'summary', 'text', 'quote']);
/** What is a figure. */
const FIGURES = new Set(['value', 'priceText']);

const isText = (value: object): value is Record<Language, string> => 'en' in value && 'da' in value;

function harden(key: string, words: string, language: Language, parents: readonly string[]): string {
  if (parents.includes('plans') && key === 'title') return PLAN[language];
  if (parents.includes('searches')) return words; // what stands in a drawing
  if (FIGURES.has(key)) return `${words} ${FIGURE}`;
  return `${words} ${COMPOUND[language]}${LONG.has(key) ? ` ${QUOTE[language]}` : ''}`;
}

/** The same content with words that are hard to set; what search engines show has limits of its own. */
export function hardenTexts(value: unknown, path: readonly string[] = []): unknown {
  if (Array.isArray(value)) return value.map((item) => hardenTexts(item, path));
  if (typeof value !== 'object' || value === null || path[0] === 'seo') return value;
  const key = path.at(-1) ?? '';
  if (isText(value)) return { en: harden(key, value.en, 'en', path), da: harden(key, value.da, 'da', path) };
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, hardenTexts(inner, [...path, name])]));
}

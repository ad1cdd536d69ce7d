/** Unbreakable compounds: one of 45 letters, and a typical Danish one. */
const COMPOUND = {
  en: 'Hyperparametercalibrationsearchtermmanagement',
  da: 'Annoncebudgetoptimeringsspecialistkonferencer',
};

/** A paragraph of 600 characters, as in a client's quote. */
const QUOTE = {
  en: 'We had been told for years that the account was fine, and the reports were long enough to believe it. '
    .repeat(6)
    .slice(0, 600),
  da: 'I årevis fik vi at vide, at kontoen havde det godt, og rapporterne var lange nok til, at vi troede på det. '
    .repeat(6)
    .slice(0, 600),
};

/** A plan name that needs three lines. */
const PLAN = {
  en: 'Growth and maintenance for businesses with many markets',
  da: 'Vækst og vedligeholdelse for virksomheder med mange markeder',
};

/** A number that becomes even longer in kroner. */
const FIGURE = '$123,456,789';

type Language = keyof typeof COMPOUND;

/** Keys of long texts. */
const LONG = new Set(['lead', 'summary', 'text', 'quote']);
/** Keys of numbers. */
const FIGURES = new Set(['value', 'priceText']);

const isText = (value: object): value is Record<Language, string> => 'en' in value && 'da' in value;

function harden(key: string, text: string, language: Language, parents: readonly string[]): string {
  if (parents.includes('plans') && key === 'title') return PLAN[language];
  if (parents.includes('searches')) return text; // text inside a drawing
  if (FIGURES.has(key)) return `${text} ${FIGURE}`;
  return `${text} ${COMPOUND[language]}${LONG.has(key) ? ` ${QUOTE[language]}` : ''}`;
}

/** Replaces texts by ones that are hard to typeset, except SEO texts, which have their own limits. */
export function pseudoLocalize(value: unknown, path: readonly string[] = []): unknown {
  if (Array.isArray(value)) return value.map((item) => pseudoLocalize(item, path));
  if (typeof value !== 'object' || value === null || path[0] === 'seo') return value;
  const key = path.at(-1) ?? '';
  if (isText(value)) return { en: harden(key, value.en, 'en', path), da: harden(key, value.da, 'da', path) };
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, pseudoLocalize(inner, [...path, name])]),
  );
}

/** Texts that sections show beside their own fields: a group of `content/dictionary.yaml`. */
export interface TextGroup<K extends string = string> {
  /** The name of the group in the dictionary. */
  name: string;
  title: string;
  /** The texts by their keys, each with a description of where a visitor sees it. */
  texts: Readonly<Record<K, string>>;
}

/**
 * Defines a group of texts. A section type names it under `texts`, and reads it with `content.texts(…)`. Types that share a
 * group import it from one module.
 *
 * A description may say more: `{amount}` is a placeholder that the text must contain, "may contain a link" allows markup,
 * and "may have plural forms" allows one wording for each plural form.
 *
 * @example
 * const texts = defineTexts('opening', 'Opening hours', { closed: 'Shown on a day without hours.' });
 */
export const defineTexts = <K extends string>(
  name: string,
  title: string,
  texts: Readonly<Record<K, string>>,
): TextGroup<K> => ({ name, title, texts });

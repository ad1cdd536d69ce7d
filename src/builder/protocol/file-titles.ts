import { type InterfaceLanguage, interfaceLanguage } from '../../i18n/interface-language.ts';

/** Quotes a title as the language does. */
const QUOTED: Readonly<Record<InterfaceLanguage, (title: string) => string>> = {
  en: (title) => `“${title}”`,
  da: (title) => `»${title}«`,
};

/**
 * Returns a text with the titles of content files in place of their names: `pricing.yaml` is “Pricing”, and »Priser« in Danish.
 * @param titleOf returns the title of a file, by its path from the root of the project; `undefined`: the name stays
 */
export const withTitlesOf = (text: string, titleOf: (file: string) => string | undefined): string =>
  text.replaceAll(/(?:content\/)?([\w/-]+\.yaml)\b/g, (name, inContent: string) => {
    const title = titleOf(`content/${inContent}`);
    return title === undefined ? name : QUOTED[interfaceLanguage()](title);
  });

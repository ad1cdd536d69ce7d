import { isMap } from '../../data/plain.ts';
import { interfaceLanguage, type InterfaceLanguage } from '../../i18n/interface-language.ts';
import { english } from './english/english.ts';

/** All texts of the builder's interface in one language; a text with a name or a number in it is a function. */
export type InterfaceTexts = typeof english;

const byLanguage: Partial<Record<InterfaceLanguage, InterfaceTexts>> = { en: english };

/** Adds the texts of a language. The browser loads those of its own language alone, beside English. */
export function addTexts(language: InterfaceLanguage, added: InterfaceTexts): void {
  byLanguage[language] = added;
}

/**
 * The texts of the interface, in the language of the person: each access reads the text of the current language. A group such as `texts.outline` may be
 * kept when a module is loaded; a text may not.
 */
export const texts = following(english, () => byLanguage[interfaceLanguage()] ?? english);

/** Returns an object with the properties of `shape`, each of which is read from what `current` returns. */
function following<T extends object>(shape: T, current: () => object): T {
  const properties = Object.entries(shape).map(([key, value]: [string, unknown]) => {
    const valueNow = (): unknown => Reflect.get(current(), key);
    const group = isMap(value) ? { value: following(value, valueNow as () => object) } : { get: valueNow }; // of the same shape
    return [key, { enumerable: true, ...group }];
  });
  return Object.defineProperties({}, Object.fromEntries(properties) as PropertyDescriptorMap) as T; // all properties of `shape`
}

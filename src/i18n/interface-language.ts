/** The languages of the builder's interface. */
export const INTERFACE_LANGUAGES = ['en', 'da'] as const;

/** A language of the builder's interface; the languages of the site are others. */
export type InterfaceLanguage = (typeof INTERFACE_LANGUAGES)[number];

let read = (): InterfaceLanguage => 'en';

/**
 * Returns the language of the person for whom words are made: in the browser that of the shell's page, on the server that of
 * the request which is being answered. Elsewhere, for example in commands, it's English. Ask for it when the words are made,
 * not when a module is loaded.
 */
export const interfaceLanguage = (): InterfaceLanguage => read();

/** Says how the language is found from now on. Called once for each program. */
export function readInterfaceLanguageFrom(source: () => InterfaceLanguage): void {
  read = source;
}

/** Returns the language that a tag such as `da-DK` names, if the interface has it. */
export const asInterfaceLanguage = (tag: string | undefined): InterfaceLanguage | undefined =>
  INTERFACE_LANGUAGES.find((language) => language === tag?.trim().toLowerCase().split('-')[0]);

/** Returns the first language of an `Accept-Language` header that the interface has; else English. */
export function preferredInterfaceLanguage(header: string | undefined): InterfaceLanguage {
  const wishes = (header ?? '').split(',').map((wish) => {
    const [tag, ...parameters] = wish.split(';');
    const quality = parameters.map((parameter) => /^\s*q=([\d.]+)/i.exec(parameter)?.[1]).find(Boolean);
    return { language: asInterfaceLanguage(tag), weight: Number(quality ?? 1) };
  });
  const known = wishes.filter(({ language, weight }) => language && weight > 0);
  return known.toSorted((a, b) => b.weight - a.weight)[0]?.language ?? 'en';
}

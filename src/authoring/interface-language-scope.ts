import { AsyncLocalStorage } from 'node:async_hooks';
import { danish } from '../builder/texts/danish/danish.ts';
import { addTexts } from '../builder/texts/texts.ts';
import { readInterfaceLanguageFrom, type InterfaceLanguage } from '../i18n/interface-language.ts';

const scope = new AsyncLocalStorage<InterfaceLanguage>();

addTexts('da', danish);
readInterfaceLanguageFrom(() => scope.getStore() ?? 'en');

/** Runs a function whose words are for a person with this language, whatever it waits for. */
export const withInterfaceLanguage = <T>(language: InterfaceLanguage, run: () => T): T => scope.run(language, run);

import { Menu } from '@mantine/core';
import IconLanguage from '@tabler/icons-react/dist/esm/icons/IconLanguage.mjs';
import { INTERFACE_LANGUAGES, interfaceLanguage } from '../../../../i18n/interface-language.ts';
import { LANGUAGE_COOKIE } from '../../../protocol/transport.ts';
import { texts } from '../../../texts/texts.ts';
import { drafts } from '../../form/saving/unsaved.ts';
import { useCommand } from '../commands/command-store.ts';

const YEAR_S = 365 * 24 * 60 * 60;

/** Remembers the language and loads the page again in it. What is typed and not saved yet is kept, as on any reload. */
function chooseLanguage(language: string): void {
  if (language === interfaceLanguage()) return;
  document.cookie = `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`;
  void drafts.flushAll();
  location.reload();
}

/** The languages of the interface, as items of a menu and as a command. */
export function LanguageItems() {
  const { label, names, keywords } = texts.tour.language;
  const other = INTERFACE_LANGUAGES.find((language) => language !== interfaceLanguage()) ?? 'en';
  useCommand({
    id: 'language',
    label: `${label}: ${names[other]}`,
    keywords,
    icon: IconLanguage,
    run: () => chooseLanguage(other),
  });
  return (
    <div role="group" aria-label={label}>
      <Menu.Label>{label}</Menu.Label>
      <Menu.RadioGroup value={interfaceLanguage()} onChange={chooseLanguage}>
        {INTERFACE_LANGUAGES.map((language) => (
          <Menu.RadioItem key={language} value={language} lang={language}>
            {names[language]}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </div>
  );
}

import { withInterfaceLanguage } from '../authoring/interface-language-scope.ts';
import { upcomingChanges } from '../authoring/schedule/upcoming-changes.ts';
import { scheduledTexts } from '../builder/texts/scheduled/scheduled-texts.ts';
import { checkSite } from '../content/check-site.ts';
import { hasErrors } from '../content/diagnostics/diagnostic.ts';
import type { InterfaceLanguage } from '../i18n/interface-language.ts';
import type { ScheduledWords } from './release-store.ts';

/** The days between which a site changes by itself: what was shown on the first one, and what is shown on the last one. */
interface Days {
  from: string;
  to: string;
}

/**
 * Returns in words what appears and disappears on a site between two days, in each language of the interface; the last day may
 * come first, if a clock was wrong. `undefined` if nothing does, and no words if the content has errors, about which the build
 * says more.
 */
export async function scheduledChanges(project: string, { from, to }: Days): Promise<ScheduledWords | undefined> {
  // What can't be read is built, which says what is wrong.
  const site = await checkSite(project).catch(() => undefined);
  if (!site) return { en: [], da: [] };
  const { checked, model, diagnostics } = site;
  const isBack = to < from;
  const [first = '', last = ''] = [from, to].sort();
  const wordsIn = (language: InterfaceLanguage): string[] =>
    withInterfaceLanguage(language, () => {
      const words = scheduledTexts(language);
      const changes = upcomingChanges(checked, model, first).filter(({ date }) => date > first && date <= last);
      return changes.map(({ what, change }) =>
        words[(change === 'appears') === isBack ? 'disappears' : 'appears'](what),
      );
    });
  const words = { en: wordsIn('en'), da: wordsIn('da') };
  return words.en.length > 0 || hasErrors(diagnostics) ? words : undefined;
}

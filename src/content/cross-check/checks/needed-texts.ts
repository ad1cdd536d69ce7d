import { type Phrase, phraseOf, say } from '../../../i18n/phrase.ts';
import { type FileFinding, quote } from '../../diagnostics/diagnostic.ts';
import { sectionTitle, titled } from '../../diagnostics/in-forms.ts';
import type { CheckContext, CrossFileCheck } from './check-context.ts';

/** Reports groups of texts that the dictionary lacks and a section shows. */
export const checkNeededTexts: CrossFileCheck = (site) => {
  const { dictionary } = site.checked.singles;
  if (!dictionary) return []; // it has mistakes of its own
  const users = usersOfTexts(site);
  return [...users].flatMap(([group, user]) =>
    Object.hasOwn(dictionary.value, group) ? [] : [{ file: dictionary.file, path: [group], ...lackOf(group, user) }],
  );
};

/** The first section that shows a group: its type, its title in forms, and the title of the group. */
interface User {
  file: string;
  type: string;
  section: Phrase;
  title: string;
}

/** Returns the first section that shows each group of texts. */
function usersOfTexts({ checked, model }: CheckContext): Map<string, User> {
  const users = new Map<string, User>();
  const sections = [
    ...checked.pages.flatMap(({ file, value }) => value.sections.map(({ type }) => ({ file, type }))),
    ...checked.shared.map(({ file, value }) => ({ file, type: value.type })),
  ];
  for (const { file, type } of sections)
    for (const { name, title } of model.sections.get(type)?.texts ?? [])
      if (!users.has(name)) users.set(name, { file, type, section: sectionTitle(model.sections, type), title });
  return users;
}

const lackOf = (
  group: string,
  { file, type, section, title }: User,
): Pick<FileFinding, 'message' | 'hint' | 'form'> => ({
  message: `${quote(group)} is missing. The section ${quote(type)} in ${file} shows these texts.`,
  hint: `Add "${group}:" with its texts.`,
  form: {
    message: say`This is missing: ${phraseOf(title)}. The section ${section} shows these texts.`,
    hint: say`Fill in ${titled(title)}.`,
  },
});

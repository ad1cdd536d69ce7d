import { isContainer } from '../../data/plain.ts';
import type { Path } from '../../data/path.ts';
import { renameKey } from '../edit/edit-text.ts';
import type { Migration } from './migration.ts';

const DICTIONARY = 'content/dictionary.yaml';

/** Where each renamed text or group stood, and its new name; groups come after their texts. */
const NAMES: readonly (readonly [path: Path, name: string])[] = [
  [['header', 'services'], 'menu'],
  [['form', 'service'], 'choice'],
  [['form', 'serviceEmpty'], 'choiceEmpty'],
  [['thanks', 'stepAnalyze'], 'firstStep'],
  [['thanks', 'stepStrategy'], 'secondStep'],
  [['thanks', 'stepCall'], 'thirdStep'],
  [['businessTypes'], 'choices'],
  [['caseList'], 'lists'],
];

/** Whether the data has a key at a path. */
const has = (data: unknown, path: Path): boolean => {
  const [key = '', ...rest] = path;
  return isContainer(data) && Object.hasOwn(data, key) && (rest.length === 0 || has(data[key], rest));
};

/** The dictionary names what every site has, not what one site sells. */
export const neutralNames: Migration = {
  number: 4,
  description:
    'The dictionary has names for any site: "header.menu", "form.choice", "form.choiceEmpty", "thanks.firstStep", "thanks.secondStep", "thanks.thirdStep", "choices" and "lists".',
  migrate(site) {
    if (!site.has(DICTIONARY)) return;
    for (const [path, name] of NAMES)
      if (has(site.dataOf(DICTIONARY), path)) site.change(DICTIONARY, (text) => renameKey(text, path, name));
  },
};

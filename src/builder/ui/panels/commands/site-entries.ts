import type { Icon } from '@tabler/icons-react';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconLayoutList from '@tabler/icons-react/dist/esm/icons/IconLayoutList.mjs';
import IconLetterCase from '@tabler/icons-react/dist/esm/icons/IconLetterCase.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs';
import { queryOptions } from '@tanstack/react-query';
import type { SiteOverview } from '../../../protocol/answers.ts';
import { texts } from '../../../texts/texts.ts';
import { humanize } from '../../form/model/create-field.ts';
import { withTitles } from '../../form/model/file-titles.ts';
import type { FieldPlace, View } from '../../state/view.tsx';
import type { PaletteCommand } from './command-store.ts';
import { comparable, type PaletteEntry } from '../../kit/search-entries.ts';
import { call } from '../../state/api.ts';
import { withFactValues } from '../../state/facts.ts';
import { plainTextIn } from '../../state/plain-title.ts';
import { readingKeys, readingLanguage } from '../../state/variants.ts';

/** An entry with what it does. */
export interface RunnableEntry extends PaletteEntry {
  icon: Icon | undefined;
  shortcut?: string | undefined;
  run: () => void;
}

type Show = (change: Partial<View>) => void;

/** Lists a command. */
export const ofCommand = ({
  id,
  label,
  description,
  keywords = '',
  shortcut,
  icon,
  run,
}: PaletteCommand): RunnableEntry => ({
  id: `command:${id}`,
  group: 'actions',
  label,
  description,
  words: comparable(`${label} ${keywords}`),
  icon,
  shortcut,
  run,
});

/** Lists pages, entries, shared sections and settings. */
export const fileEntries = (site: SiteOverview, show: Show): RunnableEntry[] =>
  site.files.map(({ file, title, address, group, keywords = '' }) => ({
    id: `file:${file}`,
    group: address === undefined ? 'settings' : 'pages',
    label: title,
    description: address ?? (group === 'shared' ? texts.commands.sharedSection : undefined),
    words: comparable(`${title} ${address ?? file} ${keywords}`),
    icon: address === undefined ? IconSettings : IconFileText,
    run: () =>
      address === undefined
        ? show({ file, selected: { file, path: [] } })
        : show({ page: address, file, selected: undefined }),
  }));

/** Lists the sections of a page. */
export function sectionEntries(
  site: SiteOverview,
  { file, data }: { file: string; data: unknown },
  show: Show,
): RunnableEntry[] {
  const language = readingLanguage(site);
  const { sections } = Object(data) as { sections?: unknown };
  if (!Array.isArray(sections)) return [];
  return sections.map((section: unknown, index) => {
    const { type, shared, title, id } = Object(section) as Record<string, unknown>;
    const kind = site.sectionTypes.find((one) => one.type === type)?.title ?? humanize(String(shared ?? type));
    const own = plainTextIn(title, readingKeys(site));
    const words = own === undefined ? undefined : withFactValues(own, language, site);
    return {
      id: `section:${index}`,
      group: 'sections',
      label: kind,
      description: words,
      words: comparable(`${kind} ${words ?? ''} ${typeof id === 'string' ? id : ''}`),
      icon: IconLayoutList,
      run: () => show({ selected: { file, path: ['sections', index] } }),
    };
  });
}

/** Lists the section types that can be added. */
export const typeEntries = (
  { sectionTypes, files }: SiteOverview,
  add: (type: SiteOverview['sectionTypes'][number]) => void,
): RunnableEntry[] =>
  sectionTypes.map((type) => ({
    id: `type:${type.type}`,
    group: 'types',
    label: texts.commands.addSection(type.title),
    description: withTitles(type.description, files),
    // What it stands in for comes last, where it's the only hit.
    words: comparable(
      `${type.title} ${type.keywords ?? ''} ${type.description} ${texts.commands.addSection(type.title)} ${type.standsInFor ?? ''}`,
    ),
    icon: IconPlus,
    run: () => add(type),
  }));

/** Lists all texts, and the words of the settings. */
export function textEntries(
  site: SiteOverview,
  siteTexts: readonly SiteText[],
  openField: (field: FieldPlace) => void,
): RunnableEntry[] {
  const titles = new Map(site.files.map(({ file, title }) => [file, title]));
  const languages = new Map(site.languages.map(({ code, name }) => [code, name]));
  return siteTexts.map(({ file, path, field, language, text }, index) => {
    const shared = {
      id: `text:${index}`,
      label: text,
      run: () => openField({ file, path }),
    };
    const title = titles.get(file) ?? humanize(file.replace(/^.*\/|\.yaml$/g, ''));
    // A phone number is found by the name of its field, too.
    if (language === undefined)
      return {
        ...shared,
        group: 'settings',
        description: `${title} · ${field}`,
        words: comparable(`${field} ${text}`),
        icon: IconSettings,
      };
    const words = withFactValues(text, language, site);
    return {
      ...shared,
      group: 'texts',
      label: words,
      description: [title, field, languages.get(language) ?? language].filter(Boolean).join(' · '),
      words: comparable(words),
      icon: IconLetterCase,
    };
  });
}

/** All texts of the site, for searching. */
export const textsQuery = queryOptions({ queryKey: ['texts'], queryFn: () => call('texts', {}) });

/** A text in one language, and the field that holds it. */
export type SiteText = Awaited<ReturnType<typeof call<'texts'>>>[number];

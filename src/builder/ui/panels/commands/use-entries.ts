import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import IconWorld from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs';
import { useOpenField } from '../../state/open-field.ts';
import { useOpenFile } from '../../state/open-file.ts';
import { useFile, useSite } from '../../state/queries.ts';
import { usePreview, useShow } from '../../state/view.tsx';
import { useCommands, type PaletteCommand } from './command-store.ts';
import {
  fileEntries,
  ofCommand,
  sectionEntries,
  textEntries,
  typeEntries,
  type RunnableEntry,
  type SiteText,
  textsQuery,
} from './site-entries.ts';
import type { SectionType } from '../../../protocol/answers.ts';
import { focusOutline } from '../../outline/focus.ts';
import { addAfterChosen } from '../../outline/section-commands.ts';
import { sectionRecords } from '../../state/section-list.ts';
import { useSectionEdit } from '../../outline/use-list-edit.ts';
import { texts } from '../../../texts/texts.ts';
import { DEVICE_ICONS, DEVICE_WIDTHS, DEVICES } from '../../state/view-address.ts';

/** What is listed until the texts are prepared. */
const NO_TEXTS: SiteText[] = [];

/** Returns everything that the palette reaches. The texts follow: thousands of them would delay its opening. */
export function useEntries(): { entries: RunnableEntry[]; isLoading: boolean } {
  const site = useSite();
  const show = useShow();
  const openField = useOpenField();
  const { data = NO_TEXTS, isPending } = useQuery(textsQuery);
  const siteTexts = useDeferredValue(data, NO_TEXTS);
  const own = useOpenFile();
  const { data: ownData } = useFile(own?.file) ?? {};
  const add = useAddSection(own?.file);
  const commands = useCommands();
  const viewCommands = useViewCommands();
  const actions = useMemo(
    () => [...commands, ...viewCommands].filter(({ isDisabled }) => !isDisabled).map(ofCommand),
    [commands, viewCommands],
  );
  const files = useMemo(() => fileEntries(site, show), [site, show]);
  const sections = useMemo(
    () => (own ? sectionEntries(site, { file: own.file, data: ownData }, show) : []),
    [site, own, ownData, show],
  );
  const types = useMemo(() => (add ? typeEntries(site, (type) => void add(type)) : []), [site, add]);
  const words = useMemo(() => textEntries(site, siteTexts, openField), [site, siteTexts, openField]);
  const entries = useMemo(
    () => [...actions, ...sections, ...files, ...types, ...words],
    [actions, sections, files, types, words],
  );
  return { entries, isLoading: isPending || siteTexts !== data };
}

/**
 * Returns a function that adds the example of a section type behind the selected section, or at the end of the page, and
 * selects it and focuses it in the outline. Returns `undefined` for a file without sections.
 */
function useAddSection(file: string | undefined): ((type: SectionType) => Promise<void>) | undefined {
  const { data } = useFile(file) ?? {};
  const edit = useSectionEdit(file ?? '');
  return useMemo(() => {
    if (!sectionRecords(data)) return undefined;
    return async ({ type, title, example }) => {
      if (await edit((target) => addAfterChosen(target, title, { type, ...example }))) focusOutline();
    };
  }, [data, edit]);
}

const { preview, keywords } = texts.commands;

/** Returns the commands that choose the width and the regions of the preview. */
function useViewCommands(): PaletteCommand[] {
  const { regions } = useSite();
  const view = usePreview();
  const show = useShow();
  return useMemo(
    () => [
      ...DEVICES.map((device) => ({
        id: `device-${device}`,
        label: preview.device[device],
        description: preview.width(DEVICE_WIDTHS[device]),
        keywords: keywords.device,
        icon: DEVICE_ICONS[device],
        isDisabled: view.device === device,
        run: () => show({ device }),
      })),
      ...regions.map(({ code, name }) => ({
        id: `region-${code}`,
        label: preview.region(name),
        keywords: `${keywords.region} ${code}`,
        icon: IconWorld,
        isDisabled: view.regions.length === 1 && view.regions[0] === code,
        run: () => show({ regions: [code] }),
      })),
      {
        id: 'region-all',
        label: preview.allRegions,
        keywords: keywords.allRegions,
        icon: IconWorld,
        isDisabled: view.regions.length === 0,
        run: () => show({ regions: [] }),
      },
    ],
    [regions, view.device, view.regions, show],
  );
}

import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useOpenField } from '../../state/open-field.ts';
import { useOpenFile } from '../../state/open-file.ts';
import { useFile, useSite } from '../../state/queries.ts';
import { useView } from '../../state/view.tsx';
import { useCommands } from './command-store.ts';
import {
  fileEntries,
  ofCommand,
  sectionEntries,
  textEntries,
  typeEntries,
  type RunnableEntry,
} from './site-entries.ts';
import { textsQuery } from './texts-query.ts';
import { useAddSection } from './use-add-section.ts';
import { useViewCommands } from './use-view-commands.ts';

/** Returns everything that the palette reaches. */
export function useEntries(): { entries: RunnableEntry[]; isLoading: boolean } {
  const site = useSite();
  const { show } = useView();
  const openField = useOpenField();
  const { data: siteTexts, isPending } = useQuery(textsQuery);
  const own = useOpenFile();
  const { data } = useFile(own?.file) ?? {};
  const add = useAddSection(own?.file);
  const commands = useCommands();
  const viewCommands = useViewCommands();
  const actions = useMemo(
    () => [...commands, ...viewCommands].filter(({ isDisabled }) => !isDisabled).map(ofCommand),
    [commands, viewCommands],
  );
  const files = useMemo(() => fileEntries(site, show), [site, show]);
  const sections = useMemo(
    () => (own ? sectionEntries(site, { file: own.file, data }, show) : []),
    [site, own, data, show],
  );
  const types = useMemo(() => (add ? typeEntries(site, (type) => void add(type)) : []), [site, add]);
  const words = useMemo(() => textEntries(site, siteTexts ?? [], openField), [site, siteTexts, openField]);
  const entries = useMemo(
    () => [...actions, ...sections, ...files, ...types, ...words],
    [actions, sections, files, types, words],
  );
  return { entries, isLoading: isPending };
}

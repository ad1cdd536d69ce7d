import { Text } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconLanguage from '@tabler/icons-react/dist/esm/icons/IconLanguage.mjs';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { texts } from '../../../texts/texts.ts';
import { PanelList, PanelLoader, PanelNote } from '../../kit/side-panel.tsx';
import { useSite } from '../../state/queries.ts';
import { groupByPage } from './group-by-page.ts';
import { TranslationLine } from './translation-line.tsx';
import { translationsQuery } from './translations-query.ts';
import classes from './translations.module.css';

/** Why the list may lack translations that are older than their source. */
const HISTORY_NOTES = {
  whole: undefined,
  shallow: texts.translations.incomplete,
  none: texts.translations.noVersion,
};

/** What remains to be translated, by page. */
export function TranslationsPanel({ close }: { close: () => void }) {
  const site = useSite();
  const { data, error } = useQuery(translationsQuery);
  const list = useRef<HTMLDivElement>(null);
  if (error)
    return (
      <PanelNote icon={IconAlertTriangle} title={texts.translations.failed}>
        {error.message}
      </PanelNote>
    );
  if (!data) return <PanelLoader label={texts.translations.loading} />;
  const note = HISTORY_NOTES[data.history];
  if (data.texts.length === 0)
    return (
      <PanelNote icon={IconLanguage} title={texts.translations.done}>
        {note}
      </PanelNote>
    );
  return (
    <PanelList ref={list}>
      {groupByPage(data.texts, site).map(({ file, texts: open }) => (
        <section key={file.file} className={classes.page} aria-label={file.title}>
          <h3 className={classes.title}>{file.title}</h3>
          <ul className={classes.texts} aria-label={texts.translations.ofPage(file.title)}>
            {open.map((text) => (
              <li key={`${text.path.join('.')} ${text.key} ${text.state}`}>
                <TranslationLine
                  translation={text}
                  onOpen={close}
                  // The line disappears, and the focus stays in the panel.
                  onAccept={() => list.current?.focus()}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {note !== undefined && (
        <Text size="xs" c="dimmed" px={20} py={12}>
          {note}
        </Text>
      )}
    </PanelList>
  );
}

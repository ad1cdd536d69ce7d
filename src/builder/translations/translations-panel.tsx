import { Text } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconLanguage from '@tabler/icons-react/dist/esm/icons/IconLanguage.mjs';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { PanelList, PanelLoader, PanelNote } from '../shell/side-panel.tsx';
import { useSite } from '../state/queries.ts';
import { groupByPage } from './group-by-page.ts';
import { TranslationLine } from './translation-line.tsx';
import { translationsQuery } from './translations-query.ts';
import classes from './translations.module.css';

/** Why the list may lack translations that are older than their source. */
const HISTORY_NOTES = {
  whole: undefined,
  shallow:
    'This copy of the site has only its latest commits, so translations may be out of date without being listed.',
  none: 'Without commits, nothing tells which translations are out of date.',
};

/** What remains to be translated, by page. */
export function TranslationsPanel({ close }: { close: () => void }) {
  const { files } = useSite();
  const { data, error } = useQuery(translationsQuery);
  const list = useRef<HTMLDivElement>(null);
  if (error)
    return (
      <PanelNote icon={IconAlertTriangle} title="The translations can’t be read">
        {error.message}
      </PanelNote>
    );
  if (!data) return <PanelLoader label="Reading the translations" />;
  const note = HISTORY_NOTES[data.history];
  if (data.texts.length === 0)
    return (
      <PanelNote icon={IconLanguage} title="Everything is translated.">
        {note}
      </PanelNote>
    );
  return (
    <PanelList ref={list}>
      {groupByPage(data.texts, files).map(({ file, texts }) => (
        <section key={file.file} className={classes.page} aria-label={file.title}>
          <h3 className={classes.title}>{file.title}</h3>
          <ul className={classes.texts} aria-label={`To translate on ${file.title}`}>
            {texts.map((text) => (
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

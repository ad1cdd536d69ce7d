import { ActionIcon, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import IconLanguage from '@tabler/icons-react/dist/esm/icons/IconLanguage.mjs';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { useQuery, useQueryClient, queryOptions } from '@tanstack/react-query';
import { Suspense, useRef } from 'react';
import { lazyEditing } from '../../load-editing.ts';
import { idOfTranslation, useLines } from './use-lines.ts';
import { texts } from '../../../texts/texts.ts';
import { useCommand } from '../commands/command-store.ts';
import { SidePanel, PanelList, PanelLoader, PanelNote } from '../../kit/side-panel.tsx';
import { useSite } from '../../state/queries.ts';
import { groupByPage } from '../../state/group-by-page.ts';
import classes from './translations.module.css';
import type { OpenTranslation } from '../../../protocol/answers.ts';
import type { CallAnswers } from '../../../protocol/calls.ts';
import { call } from '../../state/api.ts';

const TranslationLine = lazyEditing((editing) => editing.TranslationLine);

/** Opens the list of all texts of the site that need a translator. */
export function TranslationsButton() {
  const [isOpen, { open, close }] = useDisclosure();
  useCommand({
    id: 'translations',
    label: texts.translations.title,
    keywords: texts.translations.keywords,
    icon: IconLanguage,
    run: open,
  });
  return (
    <>
      <ActionIcon
        data-tooltip={isOpen ? undefined : texts.translations.title}
        aria-label={texts.translations.title}
        aria-haspopup="dialog"
        onClick={open}
      >
        <IconLanguage size={16} stroke={1.5} aria-hidden />
      </ActionIcon>
      <SidePanel title={texts.translations.title} isOpen={isOpen} close={close}>
        <Suspense fallback={<PanelLoader label={texts.translations.loading} />}>
          <TranslationsPanel close={close} />
        </Suspense>
      </SidePanel>
    </>
  );
}

/** Why the list may lack translations that are older than their source. */
const HISTORY_NOTES = {
  whole: undefined,
  shallow: texts.translations.incomplete,
  none: texts.translations.noVersion,
};

/** What remains to be translated, by page. */
function TranslationsPanel({ close }: { close: () => void }) {
  const site = useSite();
  const { data, error } = useQuery(translationsQuery);
  const client = useQueryClient();
  const list = useRef<HTMLDivElement>(null);
  const { lines, isDone, keep, drop } = useLines(data?.texts ?? []);
  if (error)
    return (
      <PanelNote icon={IconAlertTriangle} title={texts.translations.failed}>
        {error.message}
      </PanelNote>
    );
  if (!data) return <PanelLoader label={texts.translations.loading} />;
  const note = HISTORY_NOTES[data.history];
  if (lines.length === 0)
    return (
      <PanelNote icon={IconLanguage} title={texts.translations.done}>
        {note}
      </PanelNote>
    );
  return (
    <PanelList ref={list}>
      {groupByPage(lines, site).map(({ file, texts: open }) => (
        <section key={file.file} className={classes.page} aria-label={file.title}>
          <h3 className={classes.title}>{file.title}</h3>
          <ul className={classes.texts} aria-label={texts.translations.ofPage(file.title)}>
            {open.map((text) => (
              <li key={keyIn(open, text)}>
                <TranslationLine
                  translation={text}
                  isDone={isDone(text)}
                  onOpen={close}
                  onType={() => keep(text)}
                  onAccept={() => {
                    drop(text);
                    // Reading it again takes seconds: git is asked about each file.
                    client.setQueryData(translationsQuery.queryKey, (last) => last && without(last, text));
                    void client.invalidateQueries(translationsQuery);
                    // The line disappears, and the focus stays in the panel; somebody may type in another line by now.
                    if (document.activeElement?.closest('textarea, [contenteditable=true]') == null)
                      list.current?.focus();
                  }}
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

/** Identifies a line of a page: a text that is older and the same has two. */
function keyIn(lines: readonly OpenTranslation[], line: OpenTranslation): string {
  const id = idOfTranslation(line);
  return `${id} ${lines.filter((one) => idOfTranslation(one) === id).indexOf(line)}`;
}

type Translations = CallAnswers['translations'];

/** Returns the list without one of its lines. */
const without = (list: Translations, gone: OpenTranslation): Translations => ({
  ...list,
  texts: list.texts.filter((one) => one.state !== gone.state || idOfTranslation(one) !== idOfTranslation(gone)),
});

/** The texts of the whole site that need a translator. */
const translationsQuery = queryOptions({
  queryKey: ['translations'],
  queryFn: () => call('translations', {}),
});

import { ActionIcon, Tooltip, Text, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import IconLanguage from '@tabler/icons-react/dist/esm/icons/IconLanguage.mjs';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { useQuery, useQueryClient, queryOptions } from '@tanstack/react-query';
import { useRef } from 'react';
import { texts } from '../../../texts/texts.ts';
import { useCommand } from '../commands/command-store.ts';
import { SidePanel, PanelList, PanelLoader, PanelNote } from '../../kit/side-panel.tsx';
import { useSite } from '../../state/queries.ts';
import { groupByPage } from '../../state/group-by-page.ts';
import classes from './translations.module.css';
import type { OpenTranslation } from '../../../protocol/answers.ts';
import { useOpenField } from '../../state/open-field.ts';
import { AcceptButton } from '../../form/views/accept-button.tsx';
import { call } from '../../state/api.ts';

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
      <Tooltip label={texts.translations.title} disabled={isOpen}>
        <ActionIcon aria-label={texts.translations.title} aria-haspopup="dialog" onClick={open}>
          <IconLanguage size={16} stroke={1.5} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <SidePanel title={texts.translations.title} isOpen={isOpen} close={close}>
        <TranslationsPanel close={close} />
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

interface TranslationLineProps {
  translation: OpenTranslation;
  /** Called when its field is opened. */
  onOpen: () => void;
  /** Called once the translation is accepted. */
  onAccept: () => void;
}

/** A text that needs a translator; a click opens its field. It may be accepted as it is. */
function TranslationLine({ translation, onOpen, onAccept }: TranslationLineProps) {
  const { file, path, key, state, label, text } = translation;
  const client = useQueryClient();
  const openField = useOpenField();
  const accepted = async () => {
    await client.invalidateQueries(translationsQuery);
    onAccept();
  };
  const open = () => {
    onOpen();
    openField({ file, path: [...path, key] });
  };
  return (
    <div className={classes.line}>
      <UnstyledButton className={classes.open} onClick={open}>
        <Text span size="sm" lineClamp={2}>
          {text}
        </Text>
        <Text span size="xs" c="dimmed">
          {`${label}: ${texts.translations.states[state]}`}
        </Text>
      </UnstyledButton>
      <AcceptButton
        className={classes.accept}
        variant="default"
        translation={translation}
        text={text}
        name={label}
        onAccept={accepted}
      />
    </div>
  );
}

/** The texts of the whole site that need a translator. */
const translationsQuery = queryOptions({
  queryKey: ['translations'],
  queryFn: () => call('translations', {}),
});

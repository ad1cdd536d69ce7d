import {
  Kbd,
  Modal,
  UnstyledButton,
  Combobox,
  Highlight,
  ScrollArea,
  Text,
  TextInput,
  useCombobox,
  VisuallyHidden,
} from '@mantine/core';
import { useDisclosure, useHotkeys } from '@mantine/hooks';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import IconReplace from '@tabler/icons-react/dist/esm/icons/IconReplace.mjs';
import { useCallback, useEffect, useRef, useState, useMemo } from 'react';
import { texts } from '../../../texts/texts.ts';
import { DialogFocus } from '../../kit/dialogs/dialog.tsx';
import { openReplace } from '../replace/open-replace.ts';
import classes from './commands.module.css';
import { onOpenPalette } from './open-palette.ts';
import type { RunnableEntry } from './site-entries.ts';
import { missingFeature } from '../../outline/missing-features.ts';
import { searchEntries, comparable } from '../../kit/search-entries.ts';
import { useSite } from '../../state/queries.ts';
import { useEntries } from './use-entries.ts';
import { useMarkedOption } from './use-marked-option.ts';

/** A button in the header, and the palette that it or Ctrl+K opens: it reaches every page, section, text and action. */
export function CommandPalette() {
  const [isOpen, { open, close }] = useDisclosure();
  const focused = useRef<Element | null>(null);
  const [query, setQuery] = useState('');
  const show = useCallback(
    (wanted = '') => {
      focused.current = document.activeElement;
      setQuery(wanted);
      open();
    },
    [open],
  );
  useEffect(() => onOpenPalette(show), [show]);
  const leave = (entry?: RunnableEntry) => {
    close();
    // Focus goes back first, so that what the entry focuses keeps it.
    if (focused.current instanceof HTMLElement) focused.current.focus({ preventScroll: true });
    entry?.run();
  };
  const toggle = (event: KeyboardEvent) => {
    // In a text with formats, it's the key for a link.
    if (event.defaultPrevented) return;
    event.preventDefault();
    if (isOpen) leave();
    else show();
  };
  useHotkeys([['mod+K', toggle, { preventDefault: false }]], [], true);
  return (
    <>
      <UnstyledButton
        className={classes.button}
        aria-keyshortcuts="Control+K"
        aria-haspopup="dialog"
        onClick={() => show()}
      >
        <IconSearch size={16} stroke={1.5} aria-hidden />
        <span>{texts.common.search}</span>
        <Kbd size="xs" className={classes.keys} aria-hidden>
          Ctrl K
        </Kbd>
      </UnstyledButton>
      {isOpen && (
        <Modal.Root opened onClose={leave} returnFocus={false} size={640} yOffset="12vh">
          <Modal.Overlay backgroundOpacity={0.15} />
          <Modal.Content aria-label={texts.common.search} radius="md">
            <PaletteSearch initialQuery={query} onLeave={leave} />
            <DialogFocus />
          </Modal.Content>
        </Modal.Root>
      )}
    </>
  );
}

interface PaletteSearchProps {
  initialQuery: string;
  /** Closes the palette, and runs the entry that was chosen. */
  onLeave: (entry?: RunnableEntry) => void;
}

/** The search field of the palette and what it finds. */
function PaletteSearch({ initialQuery, onLeave }: PaletteSearchProps) {
  const [query, setQuery] = useState(initialQuery);
  const { entries, isLoading } = useEntries();
  const found = useMemo(() => searchEntries(entries, query), [entries, query]);
  const count = found.reduce((sum, group) => sum + group.entries.length, 0);
  const combobox = useCombobox({ opened: true, onDropdownClose: () => onLeave() });
  const wait = useEnter({ first: found[0]?.entries[0], isLoading, query, run: onLeave });
  const submit = (id: string) => {
    onLeave(entries.find((entry) => entry.id === id));
    if (id === REPLACE_ID) openReplace(query.trim());
  };
  const { noteKey } = useMarkedOption(combobox, found, query);
  return (
    <Combobox store={combobox} onOptionSubmit={submit}>
      <Combobox.EventsTarget withExpandedAttribute>
        <TextInput
          data-autofocus
          aria-label={texts.commands.search}
          placeholder={texts.commands.search}
          leftSection={<IconSearch size={18} stroke={1.5} aria-hidden />}
          value={query}
          onChange={({ currentTarget }) => setQuery(currentTarget.value)}
          onKeyDown={({ key }) => {
            noteKey(key);
            if (key === 'Enter' && count === 0 && isLoading) wait();
          }}
          classNames={{ input: classes.input }}
          size="md"
        />
      </Combobox.EventsTarget>
      <VisuallyHidden role="status">{query === '' ? '' : texts.commands.resultCount(count)}</VisuallyHidden>
      <ScrollArea.Autosize
        mah="min(460px, 60vh)"
        type="scroll"
        className={classes.results}
        viewportProps={{ tabIndex: 0 }}
      >
        <Combobox.Options aria-label={texts.commands.results}>
          {found.map(({ group, entries: shown }) => (
            <Combobox.Group key={group} label={texts.commands.groups[group]} classNames={{ groupLabel: classes.group }}>
              {shown.map((entry) => (
                <Entry key={entry.id} entry={entry} query={query} />
              ))}
            </Combobox.Group>
          ))}
          {found.some(({ group }) => group === 'texts') && <ReplaceOffer query={query} />}
        </Combobox.Options>
        {count === 0 && <NothingFound query={query} isLoading={isLoading} />}
        <MissingNote query={query} />
      </ScrollArea.Autosize>
    </Combobox>
  );
}

/**
 * Returns what remembers a press of Enter that came before the texts of the site were read: what is found first then is run,
 * unless the query has changed since.
 */
function useEnter({
  first,
  isLoading,
  query,
  run,
}: {
  first: RunnableEntry | undefined;
  isLoading: boolean;
  query: string;
  run: (entry: RunnableEntry) => void;
}): () => void {
  const waiting = useRef<string>(undefined);
  useEffect(() => {
    if (waiting.current === undefined || isLoading) return;
    const isMeant = waiting.current === query;
    waiting.current = undefined;
    if (first && isMeant) run(first);
  });
  return () => {
    waiting.current = query;
  };
}

const NothingFound = ({ query, isLoading }: { query: string; isLoading: boolean }) => (
  <Text size="sm" c="dimmed" ta="center" px={16} py={32}>
    {isLoading ? texts.commands.loading : texts.common.noResults(query.trim())}
  </Text>
);

/** Says what comes closest to something that the builder doesn't have. */
function MissingNote({ query }: { query: string }) {
  const missing = missingFeature(query, useSite().sectionTypes);
  if (missing === undefined) return null;
  return (
    <Text size="sm" c="dimmed" px={16} py={12} role="note">
      {missing}
    </Text>
  );
}

/** Identifies the offer to replace the words that are looked for. */
const REPLACE_ID = 'replace-words';

/** The last of the results, which stays in sight: replaces the words of the texts that were found. */
const ReplaceOffer = ({ query }: { query: string }) => (
  <Combobox.Option value={REPLACE_ID} className={`${classes.entry} ${classes.offer}`}>
    <IconReplace size={16} stroke={1.5} aria-hidden />
    <span className={classes.label}>{texts.replace.offer(query.trim())}</span>
  </Combobox.Option>
);

function Entry({
  entry: { id, group, label, description, icon: Drawing, shortcut },
  query,
}: {
  entry: RunnableEntry;
  query: string;
}) {
  return (
    <Combobox.Option value={id} className={classes.entry} data-group={group}>
      {Drawing && <Drawing size={16} stroke={1.5} aria-hidden />}
      <Highlight
        component="span"
        className={classes.label}
        highlight={query.trim()}
        color="transparent"
        highlightStyles={{ fontWeight: 700, color: 'inherit' }}
      >
        {group === 'texts' ? excerptOf(label, query) : label}
      </Highlight>
      {description !== undefined && description !== '' && <span className={classes.description}>{description}</span>}
      {shortcut !== undefined && (
        <Kbd size="xs" className={classes.keys}>
          {shortcut}
        </Kbd>
      )}
    </Combobox.Option>
  );
}

/** Characters of a text shown before what was found. */
const LEAD_LENGTH = 24;

/** Cuts the beginning of a text off if what was found is far behind it, so that a single line shows it. */
function excerptOf(text: string, query: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  const at = comparable(line).indexOf(comparable(query.trim()));
  if (query.trim() === '' || at <= 2 * LEAD_LENGTH) return line;
  const start = line.indexOf(' ', at - LEAD_LENGTH);
  return `…${line.slice(start < 0 || start > at ? at : start + 1)}`;
}

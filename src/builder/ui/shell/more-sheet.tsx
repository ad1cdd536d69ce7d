import { Title, UnstyledButton } from '@mantine/core';
import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import type { ReactNode } from 'react';
import { texts } from '../../texts/texts.ts';
import { togetherTexts } from '../../texts/together/together-texts.ts';
import { Sheet } from '../kit/sheet.tsx';
import { useCommands, type PaletteCommand } from '../panels/commands/command-store.ts';
import { openPalette } from '../panels/commands/open-palette.ts';
import { NamesHere } from '../panels/people/people-here.tsx';
import { useOpenFile } from '../state/open-file.ts';
import { useOthers } from '../state/people-here.ts';
import { useSite } from '../state/queries.ts';
import { usePreview } from '../state/view.tsx';
import { DayControl } from './day-control.tsx';
import classes from './more-sheet.module.css';
import { DeviceSwitch } from './view-controls.tsx';

const words = texts.shell.more;

/** Commands about the open page, in this order. */
const OF_PAGE = ['page-settings', 'appearance', 'copy-page', 'delete-page'];

/** Commands about the whole site that come first, in this order; those that other parts have follow. */
const OF_SITE = [
  'drafts',
  'publish',
  'review',
  'versions',
  'share-preview',
  'notes',
  'enquiries',
  'changes',
  'problems',
  'translations',
  'schedule',
  'history',
  'replace',
  'new-page',
];

/** Commands that have a place of their own on a phone, and the list of keys. */
const ELSEWHERE = new Set(['undo', 'redo', 'keys']);

/** On a phone, everything that wider screens show as buttons in the header. */
export function MoreSheet({ isOpen, close }: { isOpen: boolean; close: () => void }) {
  return (
    <Sheet title={words.title} isOpen={isOpen} close={close}>
      <div className={classes.more}>
        <Title order={2} className={classes.heading}>
          {words.title}
        </Title>
        <Entries close={close} />
      </div>
    </Sheet>
  );
}

function Entries({ close }: { close: () => void }) {
  const commands = useCommands().filter(({ id, isDisabled }) => isDisabled !== true && !ELSEWHERE.has(id));
  const inOrder = (ids: readonly string[]) => ids.flatMap((id) => commands.filter((command) => command.id === id));
  const others = commands.filter(({ id }) => ![...OF_SITE, ...OF_PAGE].includes(id));
  const search: Entry = { id: 'search', label: texts.common.search, icon: IconSearch, run: () => openPalette('') };
  return (
    <>
      {useOthers().length > 0 && (
        <Group name={togetherTexts().people} entries={[]} close={close}>
          <NamesHere entryClass={classes.entry} onOpen={close} />
        </Group>
      )}
      {/* First, because it's short: all of it is in sight, and the beginning of the rest. */}
      <Group name={words.page} entries={inOrder(OF_PAGE)} close={close}>
        <PageLink />
      </Group>
      <Group name={words.site} entries={[search, ...inOrder(OF_SITE), ...others]} close={close} />
      <section className={classes.group} aria-label={texts.shell.view.device}>
        <h3 className={classes.name}>{words.width}</h3>
        <div className={classes.view}>
          <DeviceSwitch />
          <DayControl />
        </div>
      </section>
    </>
  );
}

type Entry = Pick<PaletteCommand, 'id' | 'label' | 'icon' | 'run'>;

interface GroupProps {
  name: string;
  entries: readonly Entry[];
  close: () => void;
  children?: ReactNode;
}

function Group({ name, entries, close, children }: GroupProps) {
  const choose = (run: () => void) => () => {
    close();
    // The focus is back at the button below first, so that what opens gives it back there.
    requestAnimationFrame(run);
  };
  return (
    <section className={classes.group} aria-label={name}>
      <h3 className={classes.name}>{name}</h3>
      <ul className={classes.list}>
        {entries.map(({ id, label, icon: Drawing, run }) => (
          <li key={id}>
            <UnstyledButton className={classes.entry} onClick={choose(run)}>
              {Drawing && <Drawing size={20} stroke={1.5} aria-hidden />}
              <span>{label}</span>
            </UnstyledButton>
          </li>
        ))}
        {children}
      </ul>
    </section>
  );
}

/** Opens the page as visitors see it. */
function PageLink() {
  const { regions } = useSite();
  const view = usePreview();
  const address = useOpenFile()?.address;
  if (address === undefined) return null;
  return (
    <li>
      <UnstyledButton
        component="a"
        className={classes.entry}
        href={`/${view.regions[0] ?? regions[0]?.code ?? ''}${address}`}
        target="_blank"
      >
        <IconExternalLink size={20} stroke={1.5} aria-hidden />
        <span>{texts.shell.openInNewTab}</span>
      </UnstyledButton>
    </li>
  );
}

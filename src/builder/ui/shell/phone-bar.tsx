import { UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { Icon } from '@tabler/icons-react';
import IconBrowser from '@tabler/icons-react/dist/esm/icons/IconBrowser.mjs';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconFiles from '@tabler/icons-react/dist/esm/icons/IconFiles.mjs';
import IconLayoutList from '@tabler/icons-react/dist/esm/icons/IconLayoutList.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { Suspense, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { texts } from '../../texts/texts.ts';
import { lazyEditing } from '../load-editing.ts';
import { ADD_BUTTON_ID, focusShown } from '../outline/focus.ts';
import { useOpenFile } from '../state/open-file.ts';
import { showPlace, usePlace, type PhonePlace } from '../state/place.ts';
import { useFile } from '../state/queries.ts';
import { sectionRecords } from '../state/section-list.ts';
import { useCloseRequest } from '../kit/use-close-request.ts';
import { useShow, useView } from '../state/view.tsx';
import classes from './phone-bar.module.css';

const MoreSheet = lazyEditing((editing) => editing.MoreSheet);

const words = texts.shell.bar;

const PLACES: readonly { place: PhonePlace; label: string; icon: Icon }[] = [
  { place: 'pages', label: words.pages, icon: IconFiles },
  { place: 'page', label: words.page, icon: IconBrowser },
  { place: 'sections', label: words.sections, icon: IconLayoutList },
];

/** At the bottom of a phone: chooses what is shown, adds a section, and opens everything else. */
export function PhoneBar() {
  const place = usePlace();
  const show = useShow();
  const [isOpen, { open, close }] = useDisclosure();
  useFollowSelection();
  const go = (to: PhonePlace) => {
    flushSync(() => {
      show({ selected: undefined });
      showPlace(to);
    });
    focusShown();
  };
  useCloseRequest(place !== 'page', () => go('page'));
  return (
    <nav className={classes.bar} aria-label={words.label} data-tour-part="bar">
      {PLACES.map(({ place: one, label, icon }) => (
        <BarButton key={one} label={label} icon={icon} isCurrent={one === place} onClick={() => go(one)} />
      ))}
      <AddButton />
      <BarButton label={words.more} icon={IconDots} isOpen={isOpen} onClick={open} />
      <Suspense fallback={null}>
        <MoreSheet isOpen={isOpen} close={close} />
      </Suspense>
    </nav>
  );
}

interface BarButtonProps {
  label: string;
  /** The whole name, if the label is a part of it. */
  name?: string;
  icon: Icon;
  isCurrent?: boolean;
  /** Whether the dialog that it opens is open. */
  isOpen?: boolean;
  isOff?: boolean;
  onClick: () => void;
}

function BarButton({ label, name, icon: Drawing, isCurrent = false, isOpen, isOff = false, onClick }: BarButtonProps) {
  return (
    <UnstyledButton
      className={classes.button}
      aria-label={name}
      aria-current={isCurrent || undefined}
      aria-haspopup={isOpen === undefined ? undefined : 'dialog'}
      aria-expanded={isOpen}
      aria-disabled={isOff || undefined}
      onClick={() => isOff || onClick()}
    >
      <Drawing size={22} stroke={1.5} aria-hidden />
      <span className={classes.label}>{label}</span>
    </UnstyledButton>
  );
}

/** Opens the palette of sections, which belongs to the list of sections. */
function AddButton() {
  const hasSections = sectionRecords(useFile(useOpenFile()?.file)?.data) !== undefined;
  return (
    <BarButton
      label={words.add}
      name={texts.palette.open}
      icon={IconPlus}
      isOff={!hasSections}
      onClick={() => document.querySelector<HTMLElement>(`#${ADD_BUTTON_ID}`)?.click()}
    />
  );
}

/** Shows the page when another one is opened, and when a field is selected, so that its word is in sight. */
function useFollowSelection(): void {
  const view = useView();
  const last = useRef(view);
  useEffect(() => {
    const before = last.current;
    last.current = view;
    const { page, file, selected } = view;
    const isOther = page !== before.page || file !== before.file;
    // A section is selected in the list, which stays.
    const isField = selected !== undefined && !(selected.path[0] === 'sections' && selected.path.length === 2);
    if (isOther || (isField && selected !== before.selected)) showPlace('page');
  });
}

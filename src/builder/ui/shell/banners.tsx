import { Alert, Button, Group, Text, Center, Stack, Title } from '@mantine/core';
import IconFileAlert from '@tabler/icons-react/dist/esm/icons/IconFileAlert.mjs';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import IconPencilExclamation from '@tabler/icons-react/dist/esm/icons/IconPencilExclamation.mjs';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import IconFileUnknown from '@tabler/icons-react/dist/esm/icons/IconFileUnknown.mjs';
import { conflictWords } from '../form/problems/conflict-words.ts';
import { texts } from '../../texts/texts.ts';
import { Details } from '../kit/details.tsx';
import { useOpenFile, findPageFile } from '../state/open-file.ts';
import { useFile, useSite, traceQuery } from '../state/queries.ts';
import { clearStatus } from '../state/status.ts';
import { formRoot } from '../form/model/form-of.ts';
import type { Draft } from '../form/saving/draft.ts';
import { drafts, fileOfKey, pathOfKey } from '../form/saving/unsaved.ts';
import { useOpenField } from '../state/open-field.ts';
import { useAuthorView, usePreview, useShow, useView, type FieldPlace } from '../state/view.tsx';
import { plainWordsIn } from '../state/words-in.ts';
import { isAtOrBelow } from '../../../data/path.ts';
import classes from './banners.module.css';
import { previewWords } from './preview-words.ts';
import { openPalette } from '../panels/commands/open-palette.ts';

/** Says why the open file can't be edited here, and what to do about it. */
export function LockedBanner() {
  const file = useOpenFile();
  const locked = useFile(file?.file)?.locked;
  const isLocked = Boolean(locked);
  // What was saved before isn't what the file has now.
  useEffect(() => {
    if (isLocked) clearStatus(({ kind }) => kind === 'saved');
  }, [isLocked]);
  if (!file || !locked) return null;
  return (
    <Alert color="red" radius={0} icon={<IconFileAlert aria-hidden />} title={texts.shell.locked.title(file.title)}>
      {locked.message} {locked.hint} {texts.shell.locked.rest}
      <Details>{locked.details ?? ''}</Details>
    </Alert>
  );
}

/** Lists what was typed and can't be saved, unless its form is open and says so itself. */
export function UnsavedBanner() {
  const view = useView();
  const all = useSyncExternalStore(drafts.subscribe, drafts.all);
  const elsewhere = all.filter(([key, draft]) => isStuck(draft) && !isInOpenForm(fieldOf(key), view.selected));
  if (elsewhere.length === 0) return null;
  return (
    <Alert
      color="red"
      radius={0}
      icon={<IconPencilExclamation aria-hidden />}
      title={texts.shell.unsaved.title(elsewhere.length)}
    >
      <ul className={classes.list}>
        {elsewhere.map(([key, draft]) => (
          <UnsavedText key={key} id={key} draft={draft} />
        ))}
      </ul>
    </Alert>
  );
}

const fieldOf = (key: string): FieldPlace => ({ file: fileOfKey(key), path: pathOfKey(key) });

/** Whether a draft stays as it is until somebody does something about it. */
const isStuck = ({ problems, conflict, isWaiting }: Draft): boolean =>
  !isWaiting && (conflict !== undefined || problems.length > 0);

const isInOpenForm = ({ file, path }: FieldPlace, selected: FieldPlace | undefined): boolean =>
  selected?.file === file && isAtOrBelow(path, formRoot(selected.path));

/** A text that isn't saved; `id` is its field's key. */
function UnsavedText({ id, draft }: { id: string; draft: Draft }) {
  const openField = useOpenField();
  const field = fieldOf(id);
  const isKnown = useSite().files.some(({ file }) => file === field.file);
  const { label, value, problems, conflict } = draft;
  const reason = conflict ? conflictWords(conflict) : problems[0]?.message;
  return (
    <li>
      <Text size="sm">
        {texts.shell.unsaved.text(label, plainWordsIn(value) || JSON.stringify(value ?? ''))} <br />
        {reason}
      </Text>
      <Group gap="xs">
        {isKnown && (
          <Button size="compact-xs" variant="default" onClick={() => openField(field)}>
            {texts.shell.unsaved.open}
          </Button>
        )}
        {conflict && (
          <Button size="compact-xs" variant="default" onClick={() => drafts.keepMine(id)}>
            {texts.problems.keepMine}
          </Button>
        )}
        <Button size="compact-xs" variant="default" onClick={() => drafts.discard(id)}>
          {conflict ? texts.problems.takeTheirs : texts.common.discard}
        </Button>
      </Group>
    </li>
  );
}

const words = texts.shell.previewNote;

/** Says which page is shown while a file without a page is open, and why. */
export function PreviewNote() {
  const site = useSite();
  const view = usePreview();
  const show = useShow();
  const file = useOpenFile();
  if (!file || file.address !== undefined) return null;
  const { reason, shown, better } = previewWords(site, file, view.page);
  return (
    <Alert
      className={classes.note}
      role="note"
      aria-label={words.label}
      color="gray"
      radius={0}
      py="xs"
      icon={<IconInfoCircle stroke={1.5} aria-hidden />}
    >
      <Group gap="xs" justify="space-between">
        <Text size="sm">
          {reason} {shown !== undefined && (better ? words.shownWithoutIt(shown) : words.shownAsExample(shown))}
        </Text>
        {better && (
          <Button variant="default" size="compact-xs" onClick={() => show({ page: better.address })}>
            {words.showOn(better.title)}
          </Button>
        )}
      </Group>
    </Alert>
  );
}

/** Whether no page has the address. Further pages of a list of cases have no file, but they exist. */
export function useIsMissing(): boolean {
  const { files, regions } = useSite();
  const view = usePreview();
  const isFile = findPageFile(files, view.page) !== undefined;
  const looked = useAuthorView();
  const { data } = useQuery({ ...traceQuery(`/${regions[0]?.code}${view.page}`, looked), enabled: !isFile });
  return !isFile && data?.missing === true;
}

/** What stands in place of the preview if no page has the address. */
export function NoPage() {
  const view = usePreview();
  const show = useShow();
  return (
    <Center h="100%" p="md">
      <Stack align="center" gap="sm" maw={420} ta="center">
        <IconFileUnknown size={40} stroke={1.25} aria-hidden />
        <Title order={2} fz="md">
          {texts.shell.missingPage.title(view.page)}
        </Title>
        <Text size="sm" c="dimmed">
          {texts.shell.missingPage.hint}
        </Text>
        <Group gap="xs" justify="center">
          <Button size="xs" onClick={() => show({ page: '/', file: undefined, selected: undefined })}>
            {texts.shell.missingPage.openHome}
          </Button>
          <Button size="xs" variant="default" onClick={() => openPalette('')}>
            {texts.common.search}
          </Button>
        </Group>
      </Stack>
    </Center>
  );
}

import { Button, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { LostAddress } from '../../../../protocol/before-calls.ts';
import { publicationTexts } from '../../../../texts/publication/publication-texts.ts';
import { addAddresses } from '../../../form/views/rename-of.ts';
import { useEdit } from '../../../state/edit.ts';
import { useOpenField } from '../../../state/open-field.ts';
import { fileQuery, useSite } from '../../../state/queries.ts';
import { LISTED_EDIT } from '../listed-edit.ts';
import { unpublishedQuery } from '../publishing-queries.ts';
import classes from './before.module.css';
import { HintList } from './hint-list.tsx';

/** The file in which addresses that are gone for good are listed. */
const SITE_FILE = 'content/site.yaml';

/** The addresses that would lead nowhere, each with what visitors could get. */
export function LostAddresses({ lost, onOpen }: { lost: readonly LostAddress[]; onOpen: () => void }) {
  const words = publicationTexts().before.lost;
  return (
    <HintList title={words.title} hint={words.hint} items={lost} keyOf={({ addresses }) => addresses.join()}>
      {(page) => <LostPage page={page} onOpen={onOpen} />}
    </HintList>
  );
}

function LostPage({ page, onOpen }: { page: LostAddress; onOpen: () => void }) {
  const words = publicationTexts().before.lost;
  const { regions } = useSite();
  const { title, addresses, remedy } = page;
  const names = page.regions.map((code) => regions.find((region) => region.code === code)?.name ?? code);
  return (
    <>
      <strong>{title}</strong>
      <Text size="xs" c="dimmed">
        {words.at(addresses, names)}
      </Text>
      {remedy.kind === 'hidden' ? (
        <HiddenButton page={page} remedy={remedy} onOpen={onOpen} />
      ) : (
        <Remedy page={page} remedy={remedy} />
      )}
      {remedy.kind === 'gone' && (
        <Text size="xs" c="dimmed">
          {words.goneHint}
        </Text>
      )}
    </>
  );
}

type RemedyOf<K extends LostAddress['remedy']['kind']> = Extract<LostAddress['remedy'], { kind: K }>;

interface RemedyProps<K extends LostAddress['remedy']['kind']> {
  page: LostAddress;
  remedy: RemedyOf<K>;
}

function HiddenButton({ page, remedy: { file, path }, onOpen }: RemedyProps<'hidden'> & { onOpen: () => void }) {
  const words = publicationTexts().before.lost;
  const openField = useOpenField();
  const open = () => {
    onOpen();
    openField({ file, path });
  };
  return (
    <Button
      className={classes.remedy}
      variant="default"
      size="compact-xs"
      aria-label={words.of(words.hidden, page.title)}
      onClick={open}
    >
      {words.hidden}
    </Button>
  );
}

/** Adds the addresses to those that lead to another page, or to those that are gone for good. */
function Remedy({ page, remedy }: RemedyProps<'redirect' | 'gone'>) {
  const words = publicationTexts().before.lost;
  const client = useQueryClient();
  const edit = useEdit();
  const { mutate, isPending } = useMutation({
    mutationKey: LISTED_EDIT,
    async mutationFn() {
      const file = remedy.kind === 'redirect' ? remedy.file : SITE_FILE;
      const { data } = await client.fetchQuery(fileQuery(file));
      const key = remedy.kind === 'redirect' ? 'redirectFrom' : 'gone';
      const label = remedy.kind === 'redirect' ? words.redirected(remedy.title) : words.wasGone(page.title);
      return edit({ edits: [{ file, operations: addAddresses(data, key, page.addresses) }], label });
    },
    onSettled: () => client.invalidateQueries(unpublishedQuery),
  });
  const label = remedy.kind === 'redirect' ? words.redirect(remedy.title) : words.gone;
  return (
    <Button
      className={classes.remedy}
      variant="default"
      size="compact-xs"
      loading={isPending}
      aria-label={words.of(label, page.title)}
      onClick={(event) => {
        // The button disappears with the problem.
        event.currentTarget.closest<HTMLElement>('[role="dialog"]')?.focus();
        mutate();
      }}
    >
      {label}
    </Button>
  );
}

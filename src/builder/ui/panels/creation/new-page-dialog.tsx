import { Button, Group, SegmentedControl, Select, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { texts } from '../../../texts/texts.ts';
import { Dialog } from '../../kit/dialogs/dialog.tsx';
import { StartOver } from '../../kit/dialogs/start-over.tsx';
import { useKeptInput, type KeptInput } from '../../kit/dialogs/use-kept-input.ts';
import { call } from '../../state/api.ts';
import { inTurn } from '../../form/saving/in-turn.ts';
import { siteQuery, useSite } from '../../state/queries.ts';
import { showStatus } from '../../state/status.ts';
import { useView } from '../../state/view.tsx';
import { AddressInput, useNameProblem } from './address-input.tsx';
import { CardFields, CaseFields, ListingFields, Part, SearchFields, type DraftProps } from './new-page-fields.tsx';
import {
  emptyDraft,
  hasCard,
  missingLabels,
  missingWords,
  pathOfDraft,
  toNewPage,
  type PageDraft,
} from './page-draft.ts';
import { MissingContext, TextPair } from './text-pair.tsx';
import classes from './creation.module.css';

const words = texts.creation;

interface NewPageDialogProps {
  opened: boolean;
  onClose: () => void;
  /** File of the page to copy. */
  from?: string | undefined;
}

/** Asks for everything that a new page needs, creates it and opens it. */
export function NewPageDialog({ opened, onClose, from }: NewPageDialogProps) {
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={from === undefined ? words.newPage.label : words.copyPage}
      size={720}
    >
      <NewPageForm from={from} onDone={onClose} />
    </Dialog>
  );
}

function NewPageForm({ from, onDone }: { from: string | undefined; onDone: () => void }) {
  const { languages } = useSite();
  const input = useKeptInput<PageDraft>(from === undefined ? 'new-page' : `copy-page:${from}`, emptyDraft(from));
  const draft = input.value;
  const [isTried, setTried] = useState(false);
  const change = (part: Partial<PageDraft>) => input.change((last) => ({ ...last, ...part }));
  const name = pathOfDraft(draft, languages[0]?.code ?? '');
  const problem = useNameProblem(draft.kind, name);
  const missing = missingLabels(draft, languages);
  const create = useCreate(() => {
    input.forget();
    onDone();
  });
  const said = create.data && !create.data.ok ? create.data.message : create.error?.message;
  return (
    <form
      aria-label={words.newPage.label}
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        flushSync(() => setTried(true));
        event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
        // A name that isn't checked yet is checked by the server, which then says what's wrong.
        if (missing.length === 0 && problem === undefined) create.mutate(toNewPage(draft, languages));
      }}
    >
      <KindFields draft={draft} change={change} />
      <MissingContext value={isTried ? missing : []}>
        <Part title={words.parts.name}>
          <TextPair label={words.fields.name} value={draft.title} onChange={(title) => change({ title })} hasFocus />
          <AddressInput
            kind={draft.kind}
            value={draft.name ?? name}
            made={name}
            problem={problem}
            onChange={(typed) => change({ name: typed })}
          />
        </Part>
        {draft.kind === 'case-study' ? (
          <CaseFields draft={draft} change={change} />
        ) : (
          <>
            <SearchFields draft={draft} change={change} />
            <ListingFields draft={draft} change={change} />
          </>
        )}
        {hasCard(draft) && <CardFields draft={draft} change={change} />}
      </MissingContext>
      <Footer
        said={said ?? (isTried ? missingWords(missing) : '')}
        input={input}
        isBusy={create.isPending}
        onCancel={onDone}
      />
    </form>
  );
}

interface FooterProps {
  /** What is wrong, or missing. */
  said: string;
  input: KeptInput<PageDraft>;
  isBusy: boolean;
  onCancel: () => void;
}

const Footer = ({ said, input, isBusy, onCancel }: FooterProps) => (
  <footer className={classes.footer}>
    <Text size="xs" c="red.9" role="status" className={classes.said}>
      {said}
    </Text>
    <StartOver input={input} />
    <Button size="xs" variant="default" onClick={onCancel}>
      {texts.common.cancel}
    </Button>
    <Button size="xs" type="submit" loading={isBusy}>
      {words.create}
    </Button>
  </footer>
);

const KINDS = [
  { value: 'page', label: words.kinds.page },
  { value: 'service', label: words.kinds.service },
  { value: 'case-study', label: words.kinds.caseStudy },
];

/** Where a new page of a kind is listed, unless another place is chosen. */
const placeOf = (kind: PageDraft['kind']): PageDraft['navigation'] => (kind === 'service' ? 'services' : 'none');

/** What is created, and what it starts from. */
function KindFields({ draft, change }: DraftProps) {
  const { files } = useSite();
  const pages = files.filter(({ group, address }) => group === 'pages' && address !== undefined);
  return (
    <Group gap={12} justify="space-between">
      <SegmentedControl
        size="xs"
        aria-label={words.kind}
        data={KINDS}
        value={draft.kind}
        onChange={(value) => {
          const kind = value as PageDraft['kind']; // one of KINDS
          // The place that was chosen stays, unless it follows from the kind.
          const follows = draft.navigation === placeOf(draft.kind);
          change({ kind, ...(follows && { navigation: placeOf(kind) }) });
        }}
      />
      {draft.kind !== 'case-study' && (
        <Select
          size="xs"
          aria-label={words.startFrom}
          placeholder={words.startFromScratch}
          clearable
          clearButtonProps={{ 'aria-label': words.startFromScratch }}
          searchable
          data={pages.map(({ file, title }) => ({ value: file, label: words.copyOf(title) }))}
          value={draft.from ?? null}
          onChange={(from) => change({ from: from ?? undefined })}
        />
      )}
    </Group>
  );
}

/** Creates a page, then opens it. */
function useCreate(onDone: () => void) {
  const client = useQueryClient();
  const { show } = useView();
  return useMutation({
    mutationFn: (page: Parameters<typeof call<'create'>>[1]) => inTurn(() => call('create', page)),
    onSuccess: async ({ ok, message, file }, { kind }) => {
      if (!ok || file === undefined) return;
      await client.invalidateQueries();
      const site = await client.fetchQuery(siteQuery);
      const address = site.files.find((one) => one.file === file)?.address;
      // A page goes on with its sections; an entry has none: its form is what there is to fill in.
      const selected = kind === 'entry' ? { file, path: [] } : undefined;
      show({ file, selected, ...(address !== undefined && { page: address }) });
      showStatus({ kind: 'saved', text: message });
      onDone();
    },
  });
}

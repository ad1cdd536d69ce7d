import { Button, Text, TextInput } from '@mantine/core';
import { useMutation, useQueryClient, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useDebouncedValue } from '@mantine/hooks';
import { texts } from '../../../texts/texts.ts';
import { Dialog } from '../../kit/dialogs/dialog.tsx';
import { StartOver } from '../../kit/dialogs/start-over.tsx';
import { useKeptInput, type KeptInput } from '../../kit/dialogs/use-kept-input.ts';
import { call } from '../../state/api.ts';
import { inTurn } from '../../form/saving/in-turn.ts';
import { setTemplatesOpen } from '../../state/open-templates.ts';
import { siteQuery, useSite } from '../../state/queries.ts';
import { showStatus } from '../../state/status.ts';
import { useShow } from '../../state/view.tsx';
import { KindField, ListingField, NameField } from './draft-fields.tsx';
import { emptyDraft, pathOfDraft, toNewPage, type NewDraft, newName } from './new-draft.ts';
import { StartField } from './start-field.tsx';
import classes from './creation.module.css';
import { Becomes } from '../../kit/naming/becomes.tsx';

const words = texts.creation;

interface NewPageDialogProps {
  opened: boolean;
  onClose: () => void;
  /** File of the page to copy. */
  from?: string | undefined;
}

/** Asks what a new page or entry is called and where it belongs, creates it as a draft and opens it. */
export function NewPageDialog({ opened, onClose, from }: NewPageDialogProps) {
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={from === undefined ? words.newPage.label : words.copyPage}
      size={from === undefined ? 760 : 560}
    >
      <NewPageForm from={from} onDone={onClose} />
    </Dialog>
  );
}

function NewPageForm({ from, onDone }: { from: string | undefined; onDone: () => void }) {
  const site = useSite();
  const input = useKeptInput<NewDraft>(from === undefined ? 'page-to-create' : `copy-of:${from}`, emptyDraft(from));
  const draft = input.value;
  const [isTried, setTried] = useState(false);
  const change = (part: Partial<NewDraft>) => input.change((last) => ({ ...last, ...part }));
  const name = pathOfDraft(draft);
  const taken = useNameProblem(draft.collection, name);
  const isNameless = draft.title.trim() === '';
  const create = useCreate(() => {
    input.forget();
    onDone();
  });
  // While it's created, the address is taken by the new page itself.
  const problem = create.isPending ? undefined : taken;
  const isEntry = draft.collection !== '';
  // What is filled in is kept until the dialog is opened again.
  const manage = () => {
    onDone();
    setTemplatesOpen(true);
  };
  const nameInput = useRef<HTMLInputElement>(null);
  // What is missing comes next: then Enter creates the page.
  const goOn = () => isNameless && nameInput.current?.focus();
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
        if (!isNameless && problem === undefined) create.mutate(toNewPage(draft, site));
      }}
    >
      {from === undefined && <KindField draft={draft} change={change} />}
      <NameField ref={nameInput} draft={draft} change={change} isMissing={isTried && isNameless} />
      <AddressInput
        isEntry={isEntry}
        value={draft.name ?? name}
        made={name}
        problem={problem}
        onChange={(typed) => change({ name: typed })}
      />
      {!isEntry && from === undefined && (
        <StartField draft={draft} change={change} onClicked={goOn} onManage={manage} />
      )}
      {!isEntry && <ListingField draft={draft} change={change} />}
      <Footer problem={said === problem ? undefined : said} input={input} isBusy={create.isPending} onCancel={onDone} />
    </form>
  );
}

interface FooterProps {
  /** What is wrong, unless the address says it. */
  problem: string | undefined;
  input: KeptInput<NewDraft>;
  isBusy: boolean;
  onCancel: () => void;
}

const Footer = ({ problem, input, isBusy, onCancel }: FooterProps) => (
  <footer className={classes.footer}>
    <Text
      size="xs"
      c={problem === undefined ? 'dimmed' : 'red.9'}
      role="status"
      className={classes.said}
      data-hint={problem === undefined || undefined}
    >
      {problem ?? words.draftHint}
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

/** Creates a page or an entry, then opens its form. */
function useCreate(onDone: () => void) {
  const client = useQueryClient();
  const show = useShow();
  return useMutation({
    mutationFn: (page: Parameters<typeof call<'create'>>[1]) => inTurn(() => call('create', page)),
    onSuccess: async ({ ok, message, file }) => {
      if (!ok || file === undefined) return;
      await client.invalidateQueries();
      const site = await client.fetchQuery(siteQuery);
      const address = site.files.find((one) => one.file === file)?.address;
      show({ file, selected: { file, path: [] }, ...(address !== undefined && { page: address }) });
      showStatus({ kind: 'saved', text: message });
      onDone();
    },
  });
}

/** Pause after the last key before an address is checked, in milliseconds. */
const CHECK_DELAY_MS = 200;

/**
 * Returns why a new page or entry can't have a name; `undefined` while it isn't known.
 * @param collection that of an entry; '' for a page
 */
function useNameProblem(collection: string, name: string): string | undefined {
  const [checked] = useDebouncedValue(`${collection}:${name}`, CHECK_DELAY_MS);
  const isCurrent = checked === `${collection}:${name}`;
  const { data } = useQuery({
    queryKey: ['checkName', collection, name],
    queryFn: () => call('checkName', newName({ collection }, name)),
    enabled: isCurrent && name !== '',
  });
  return name === '' ? undefined : data?.problem;
}

interface AddressInputProps {
  /** Whether it's that of an entry, which is a single word. */
  isEntry: boolean;
  value: string;
  /** The address that the page gets: made of what is typed. */
  made: string;
  problem: string | undefined;
  onChange: (value: string) => void;
}

const { fields } = texts.creation;

/** The address of a new page, without region, or the short name of an entry. Any words become one once the field is left. */
function AddressInput({ isEntry, value, made, problem, onChange }: AddressInputProps) {
  return (
    <div>
      <TextInput
        size="xs"
        label={isEntry ? fields.shortName : fields.address}
        description={isEntry ? fields.shortNameHint : fields.addressHint}
        leftSection={isEntry ? undefined : <span aria-hidden>/</span>}
        value={value}
        error={problem}
        spellCheck={false}
        autoCapitalize="off"
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onBlur={() => made !== '' && made !== value && onChange(made)}
      />
      <Becomes typed={value} made={made} />
    </div>
  );
}

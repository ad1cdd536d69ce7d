import { Alert, Button, NativeSelect } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { PREVIEW_HOURS } from '../../../protocol/preview-hours.ts';
import type { PreviewVersion } from '../../../protocol/preview-link-calls.ts';
import { previewLinkTexts } from '../../../texts/preview-links/preview-link-texts.ts';
import { CopyableLink } from '../../kit/copyable-link.tsx';
import { useKeptInput } from '../../kit/dialogs/use-kept-input.ts';
import { call } from '../../state/api.ts';
import { useSite } from '../../state/queries.ts';
import { momentInWords } from '../../state/moment-in-words.ts';
import classes from './preview-links.module.css';

/** How long a link may work, in hours. */
const LIVES = [PREVIEW_HOURS.least, 24, PREVIEW_HOURS.usual, 30 * 24, PREVIEW_HOURS.most];

interface FormProps {
  /** What a link can show besides the draft. */
  versions: readonly PreviewVersion[];
  onCreated: () => void;
}

/** Makes a link to the draft or to a version, and shows it once. */
export function CreateLinkForm({ versions, onCreated }: FormProps) {
  const words = previewLinkTexts();
  const { timeZone } = useSite();
  const input = useKeptInput<{ version: string; hours: number }>('preview-link', {
    version: '',
    hours: PREVIEW_HOURS.usual,
  });
  const { hours } = input.value;
  // The files of the chosen one may be deleted by now.
  const version = versions.some(({ number }) => String(number) === input.value.version) ? input.value.version : '';
  const create = useMutation({
    mutationFn: () => call('createPreviewLink', { hours, ...(version !== '' && { version: Number(version) }) }),
    onSuccess: () => {
      input.forget();
      onCreated();
    },
  });
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        create.mutate();
      }}
    >
      <NativeSelect
        label={words.shows}
        value={version}
        data={[
          { value: '', label: words.draft },
          ...versions.map(({ number, time }) => ({
            value: String(number),
            label: words.versionOf(momentInWords(time, { timeZone })),
          })),
        ]}
        onChange={({ currentTarget: { value } }) => input.change((last) => ({ ...last, version: value }))}
      />
      <NativeSelect
        label={words.works}
        value={String(hours)}
        data={LIVES.map((life) => ({
          value: String(life),
          label: life < 24 ? words.hours(life) : words.days(life / 24),
        }))}
        onChange={({ currentTarget: { value } }) => input.change((last) => ({ ...last, hours: Number(value) }))}
      />
      <Button type="submit" loading={create.isPending}>
        {words.create}
      </Button>
      {create.error && <Alert color="red">{create.error.message}</Alert>}
      {create.data && <NewLink key={create.data.link} link={create.data.link} />}
    </form>
  );
}

/** A link that was just made. */
function NewLink({ link }: { link: string }) {
  const words = previewLinkTexts();
  return (
    <div className={classes.made} role="status">
      <CopyableLink
        link={link}
        label={words.link}
        description={words.linkHint}
        copy={words.copy}
        copied={words.copied}
      />
    </div>
  );
}

import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useId, useState } from 'react';
import { texts } from '../../../texts/texts.ts';
import { Dialog } from '../../kit/dialogs/dialog.tsx';
import { StartOver } from '../../kit/dialogs/start-over.tsx';
import { useKeptInput } from '../../kit/dialogs/use-kept-input.ts';
import { useSite } from '../../state/queries.ts';
import { missingAlt, type PictureValue } from './picture-value.ts';
import classes from './pictures.module.css';
import type { SiteOverview } from '../../../protocol/answers.ts';
import { describeInput } from '../problems/messages.tsx';

interface ReplacePictureDialogProps {
  /** Path of the new picture. */
  src: string;
  /** The picture that it replaces. */
  previous: PictureValue;
  /** Saves the picture; returns why not, if so. */
  onReplace: (picture: PictureValue) => Promise<string | undefined>;
  /** Called once it's saved. */
  onClose: () => void;
  /** Called when the old picture stays. */
  onCancel: () => void;
}

/** Asks what a new picture shows, in every language: without that, it isn't saved. */
export function ReplacePictureDialog({ src, previous, onReplace, onClose, onCancel }: ReplacePictureDialogProps) {
  const { languages } = useSite();
  const help = useId();
  const input = useKeptInput<Record<string, string>>(`picture:${src}`, {});
  const alt = input.value;
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string>();
  const missing = missingAlt({ src, alt }, languages);
  const save = async () => {
    if (missing.length > 0) return;
    setSaving(true);
    const said = await onReplace({ src, alt });
    if (said === undefined) {
      input.forget();
      return onClose();
    }
    setProblem(said);
    setSaving(false);
  };
  return (
    <Dialog opened onClose={onCancel} title={texts.pictures.replacement.title}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Stack gap="md">
          <img className={classes.large} src={src} alt="" />
          <AltFields
            alt={alt}
            previous={previous.alt}
            missing={missing}
            helpId={help}
            onChange={(next) => input.change(() => next)}
          />
          {problem !== undefined && (
            <Text size="xs" c="red.9" role="alert">
              {problem}
            </Text>
          )}
          <Group justify="flex-end" gap="xs">
            <StartOver input={input} />
            <Button size="xs" variant="default" onClick={onCancel}>
              {texts.common.cancel}
            </Button>
            <Button size="xs" type="submit" disabled={missing.length > 0} loading={isSaving}>
              {texts.pictures.replacement.confirm}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}

const words = texts.pictures.alt;

interface AltFieldsProps {
  alt: Record<string, string>;
  /** The texts of the picture that is being replaced. */
  previous: Record<string, string> | undefined;
  missing: SiteOverview['languages'];
  helpId: string;
  onChange: (alt: Record<string, string>) => void;
}

/** The alternative text in every language. A picture is saved only with all of them. */
function AltFields({ alt, previous, missing, helpId, onChange }: AltFieldsProps) {
  const { languages } = useSite();
  const isIncomplete = missing.length > 0;
  return (
    <Stack gap={8}>
      {languages.map(({ code, name }, index) => (
        <Textarea
          key={code}
          size="xs"
          label={languages.length > 1 ? texts.common.inLanguage(words.label, name) : words.label}
          lang={code}
          data-autofocus={index === 0 || undefined}
          autosize
          minRows={1}
          required
          withAsterisk={false}
          inputContainer={describeInput(helpId)}
          value={alt[code] ?? ''}
          onChange={({ currentTarget }) => onChange({ ...alt, [code]: currentTarget.value })}
        />
      ))}
      <Group gap="xs" justify="space-between" wrap="nowrap">
        <Text id={helpId} size="xs" c={isIncomplete ? 'orange.9' : 'dimmed'} role="status">
          {isIncomplete ? words.notSavedYet(missing.map(({ name }) => name)) : words.hint}
        </Text>
        {isIncomplete && previous && Object.keys(previous).length > 0 && (
          <Button
            flex="none"
            size="compact-xs"
            variant="default"
            onClick={() => onChange({ ...previous, ...filled(alt) })}
          >
            {words.keepOld}
          </Button>
        )}
      </Group>
    </Stack>
  );
}

const filled = (alt: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(alt).filter(([, text]) => text.trim() !== ''));

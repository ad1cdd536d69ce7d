import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { MAX_TEMPLATE_NAME } from '../../../protocol/transport.ts';
import { texts } from '../../../texts/texts.ts';
import { SELECT_ON_FOCUS } from '../../form/controls/control-props.ts';
import { Dialog } from '../../kit/dialogs/dialog.tsx';
import { StartOver } from '../../kit/dialogs/start-over.tsx';
import { useKeptInput } from '../../kit/dialogs/use-kept-input.ts';
import { useTemplates } from './use-templates.ts';

const words = texts.templates;

interface SaveTemplateDialogProps {
  file: string;
  /** The section of the file; left out: the page as a whole. */
  index?: number;
  /** What the page or section is called: the name that is proposed. */
  title: string;
  onClose: () => void;
}

/** Asks what a template of a page or of a section is called, and saves it. */
export function SaveTemplateDialog({ file, index, title, onClose }: SaveTemplateDialogProps) {
  const input = useKeptInput(`template:${file}:${index ?? ''}:${title}`, title.slice(0, MAX_TEMPLATE_NAME));
  const { save } = useTemplates();
  const [problem, setProblem] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const name = input.value.trim();
  const submit = async () => {
    if (name === '' || isSaving) return;
    setSaving(true);
    const said = await save(file, name, index);
    setSaving(false);
    setProblem(said);
    if (said !== undefined) return;
    input.forget();
    onClose();
  };
  return (
    <Dialog opened onClose={onClose} title={index === undefined ? words.savePage(title) : words.saveSection(title)}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Stack gap="md">
          <TextInput
            data-autofocus
            {...SELECT_ON_FOCUS}
            label={words.name}
            description={index === undefined ? words.pageHint : words.sectionHint}
            maxLength={MAX_TEMPLATE_NAME}
            value={input.value}
            error={problem}
            onChange={({ currentTarget: { value } }) => {
              setProblem(undefined);
              input.change(() => value);
            }}
          />
          <Text size="xs" c="dimmed">
            {words.copyHint}
          </Text>
          <Group justify="flex-end" gap="xs">
            <StartOver input={input} />
            <Button variant="default" onClick={onClose}>
              {texts.common.cancel}
            </Button>
            <Button type="submit" disabled={name === ''} loading={isSaving}>
              {words.save}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}

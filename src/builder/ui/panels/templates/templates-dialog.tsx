import { Button, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import IconBookmark from '@tabler/icons-react/dist/esm/icons/IconBookmark.mjs';
import type { SiteTemplate } from '../../../protocol/template-answers.ts';
import { MAX_TEMPLATE_NAME } from '../../../protocol/transport.ts';
import { texts } from '../../../texts/texts.ts';
import { SELECT_ON_FOCUS } from '../../form/controls/control-props.ts';
import { Dialog } from '../../kit/dialogs/dialog.tsx';
import { useKeptInput } from '../../kit/dialogs/use-kept-input.ts';
import { PageThumbnail } from '../../kit/thumbnail/page-thumbnail.tsx';
import { useSite } from '../../state/queries.ts';
import { useCommand } from '../commands/command-store.ts';
import { readingRegion } from '../../state/variants.ts';
import { setTemplatesOpen, useTemplatesOpen } from '../../state/open-templates.ts';
import classes from './templates.module.css';
import { useTemplates } from '../../outline/templates/use-templates.ts';

const words = texts.templates;

/** The templates of the site, to rename and to remove them. */
export function TemplatesDialog() {
  const isOpen = useTemplatesOpen();
  const { label, keywords } = words.manage;
  useCommand({ id: 'templates', label, keywords, icon: IconBookmark, run: () => setTemplatesOpen(true) });
  return (
    <Dialog opened={isOpen} onClose={() => setTemplatesOpen(false)} title={words.title} size={560}>
      <TemplateGroups />
    </Dialog>
  );
}

function TemplateGroups() {
  const { templates } = useSite();
  const list = useRef<HTMLDivElement>(null);
  const groups = (['page', 'section'] as const)
    .map((of) => ({ of, own: templates.filter((one) => one.of === of) }))
    .filter(({ own }) => own.length > 0);
  return (
    // The focus goes here when the template that had it is gone.
    <Stack ref={list} gap="lg" tabIndex={-1} className={classes.groups}>
      {groups.map(({ of, own }) => (
        <section key={of} aria-label={words.groups[of]}>
          <Title order={3} className={classes.heading}>
            {words.groups[of]}
          </Title>
          <ul className={classes.list}>
            {own.map((template) => (
              <TemplateRow key={template.file} template={template} onRemoved={() => list.current?.focus()} />
            ))}
          </ul>
        </section>
      ))}
      <Text size="xs" c="dimmed">
        {templates.length === 0 ? words.none : words.manageHint}
      </Text>
    </Stack>
  );
}

interface TemplateRowProps {
  template: SiteTemplate;
  onRemoved: () => void;
}

function TemplateRow({ template, onRemoved }: TemplateRowProps) {
  const region = readingRegion(useSite());
  const { remove } = useTemplates();
  const input = useKeptInput<string | null>(`rename-template:${template.file}`, null);
  const [problem, setProblem] = useState<string>();
  const renameButton = useRef<HTMLButtonElement>(null);
  const { name, address } = template;
  return (
    <li className={classes.row}>
      <span className={classes.small}>{region && <PageThumbnail address={`/${region.code}/${address}`} />}</span>
      {input.value === null ? (
        <>
          <div className={classes.name}>
            <Text size="sm">{name}</Text>
            {problem !== undefined && (
              <Text size="xs" c="red.9" role="alert">
                {problem}
              </Text>
            )}
          </div>
          <Group gap={4} wrap="nowrap">
            <Button
              ref={renameButton}
              size="compact-sm"
              variant="default"
              aria-label={words.renameNamed(name)}
              onClick={() => input.change(() => name)}
            >
              {texts.common.rename}
            </Button>
            <Button
              size="compact-sm"
              variant="default"
              aria-label={words.removeNamed(name)}
              onClick={() =>
                void remove(template).then((said) => {
                  setProblem(said);
                  if (said === undefined) onRemoved();
                })
              }
            >
              {texts.common.remove}
            </Button>
          </Group>
        </>
      ) : (
        <RenameForm
          template={template}
          typed={input.value}
          onType={(typed) => input.change(() => typed)}
          onDone={() => {
            flushSync(input.forget);
            renameButton.current?.focus();
          }}
        />
      )}
    </li>
  );
}

interface RenameFormProps {
  template: SiteTemplate;
  typed: string;
  onType: (typed: string) => void;
  /** Called once it's renamed, or isn't to be renamed. */
  onDone: () => void;
}

function RenameForm({ template, typed, onType, onDone }: RenameFormProps) {
  const { templates } = useSite();
  const { rename } = useTemplates();
  const [said, setSaid] = useState<string>();
  const name = typed.trim();
  const isSame = ({ file, of, name: other }: SiteTemplate) =>
    file !== template.file && of === template.of && other.toLowerCase() === name.toLowerCase();
  const problem = templates.some(isSame) ? texts.outline.name.taken : said;
  const submit = async () => {
    if (name === '' || templates.some(isSame)) return;
    const refused = name === template.name ? undefined : await rename(template, name);
    setSaid(refused);
    if (refused === undefined) onDone();
  };
  return (
    <form
      className={classes.rename}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <TextInput
        size="xs"
        flex={1}
        ref={(input) => {
          if (input && !input.closest('form')?.contains(document.activeElement)) input.focus();
        }}
        {...SELECT_ON_FOCUS}
        aria-label={words.renameNamed(template.name)}
        maxLength={MAX_TEMPLATE_NAME}
        value={typed}
        error={problem}
        onChange={({ currentTarget: { value } }) => onType(value)}
      />
      <Button size="xs" type="submit" disabled={name === ''}>
        {texts.common.rename}
      </Button>
      <Button size="xs" variant="default" onClick={onDone}>
        {texts.common.cancel}
      </Button>
    </form>
  );
}

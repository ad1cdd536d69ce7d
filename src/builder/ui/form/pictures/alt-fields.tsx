import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { texts } from '../../../texts/texts.ts';
import type { SiteOverview } from '../../../protocol/site-methods.ts';
import { describeInput } from '../controls/described-input.tsx';
import { useSite } from '../../state/queries.ts';

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
export function AltFields({ alt, previous, missing, helpId, onChange }: AltFieldsProps) {
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

import { Stack, Text, Title } from '@mantine/core';
import { ActionButton } from '../../components/action-button.tsx';
import { SectionShell } from '../../components/section-shell.tsx';
import { Split } from '../../components/split.tsx';
import type { SectionProps } from '../../schema/define-section.ts';
import { EmptySearchIllustration } from './empty-search-illustration.tsx';
import classes from './not-found.module.css';
import type definition from './not-found.schema.ts';

/** Says that a page doesn't exist, with a drawing of an empty search and a link home. */
export default function NotFound({ code, title, text, home, homePath }: SectionProps<typeof definition>) {
  return (
    <SectionShell>
      <Split ratio={[7, 5]} className={classes.grid}>
        <Stack align="flex-start" gap="xl" maw="36rem">
          <Title>{title}</Title>
          {text && <Text variant="lead">{text}</Text>}
          <ActionButton to={homePath}>{home}</ActionButton>
        </Stack>
        <EmptySearchIllustration query={code} />
      </Split>
    </SectionShell>
  );
}

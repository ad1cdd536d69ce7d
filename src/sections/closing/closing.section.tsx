import { Paper, Text, Title } from '@mantine/core';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { ActionButton } from '../../components/action-button.tsx';
import { SectionShell } from '../../components/section-shell.tsx';
import type { SectionProps } from '../../schema/define-section.ts';
import classes from './closing.module.css';
import type definition from './closing.schema.ts';

/** The end of a page: a title in the style of a search field, and a button. */
export default function Closing({ title, text, action }: SectionProps<typeof definition>) {
  return (
    <div className={classes.ground}>
      <SectionShell>
        <Paper radius="lg" className={classes.field}>
          <IconSearch className={classes.glass} size={56} stroke={1.25} aria-hidden="true" />
          <Title order={2} size="h1" className={classes.title}>
            {title}
          </Title>
          <Text variant="lead" className={classes.text}>
            {text}
          </Text>
          <div className={classes.action}>
            <ActionButton to={action.to}>{action.label}</ActionButton>
          </div>
        </Paper>
      </SectionShell>
    </div>
  );
}

import { Container, Text } from '@mantine/core';
import { ActionButton } from '../../components/action-button.tsx';
import type { SectionProps } from '../../schema/define-section.ts';
import classes from './announcement.module.css';
import type definition from './announcement.schema.ts';

/** A short text and one button on a band whose lower edge hangs over the next section in scallops. */
export default function Announcement({ text, action, tone }: SectionProps<typeof definition>) {
  return (
    <div className={classes.band} data-tone={tone}>
      <Container className={classes.row}>
        <Text variant="display" size="xl" className={classes.text}>
          {text}
        </Text>
        <div className={classes.action}>
          <ActionButton to={action.to}>{action.label}</ActionButton>
        </div>
      </Container>
    </div>
  );
}

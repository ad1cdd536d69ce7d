import { Anchor, Group, Text, Title } from '@mantine/core';
import { ActionButton } from '../../components/action-button.tsx';
import { Picture } from '../../components/picture.tsx';
import { RichText } from '../../components/rich-text.tsx';
import { SectionShell } from '../../components/section-shell.tsx';
import { Split } from '../../components/split.tsx';
import type { SectionProps } from '../../schema/define-section.ts';
import classes from './media-text.module.css';
import type definition from './media-text.schema.ts';

type MediaTextProps = SectionProps<typeof definition>;

/** An image beside a text. On phones one is above the other, in reading order. */
export default function MediaText(props: MediaTextProps) {
  const { picture, caption, side, onPhones } = props;
  const figure = (
    <figure className={classes.figure}>
      <Picture image={picture} radius="lg" className={classes.picture} />
      {caption && (
        <Text component="figcaption" variant="note" pt="sm" className={classes.caption}>
          {caption}
        </Text>
      )}
    </figure>
  );
  return (
    <SectionShell>
      <Split
        ratio={side === 'start' ? [6, 5] : [5, 6]}
        stacks="narrow"
        className={`${classes.pair} ${side === 'end' ? classes.end : ''}`.trim()}
      >
        {onPhones === 'first' && figure}
        <Copy {...props} />
        {onPhones === 'last' && figure}
      </Split>
    </SectionShell>
  );
}

function Copy({ title, body, action, more }: MediaTextProps) {
  return (
    <div className={classes.words}>
      <Title order={2}>{title}</Title>
      <div className={classes.body}>
        <RichText text={body} />
      </div>
      {(action || more) && (
        <Group gap="lg" mt="xl">
          {action && <ActionButton to={action.to}>{action.label}</ActionButton>}
          {more && (
            <Anchor variant="onward" href={more.to}>
              {more.label}
            </Anchor>
          )}
        </Group>
      )}
    </div>
  );
}

import { Text, Title } from '@mantine/core';
import { partHeadingOrder } from '../../components/part-heading-order.ts';
import { RichText } from '../../components/rich-text.tsx';
import { SectionShell } from '../../components/section-shell.tsx';
import { Split } from '../../components/split.tsx';
import type { SectionProps } from '../../schema/define-section.ts';
import classes from './rich-text.module.css';
import type definition from './rich-text.schema.ts';

/** Free text in one column, with the headings of its parts in the margin. */
export default function RichTextSection({ title, lead, parts }: SectionProps<typeof definition>) {
  return (
    <SectionShell tight>
      {(title || lead) && (
        <Split ratio={[4, 8]} className={classes.head}>
          <div className={classes.opening}>
            {title && <Title order={2}>{title}</Title>}
            {lead && <Text variant="lead">{lead}</Text>}
          </div>
        </Split>
      )}
      {parts.map(({ heading, body }, index) => (
        <Split key={index} ratio={[4, 8]} className={heading ? classes.part : classes.continued}>
          {heading && (
            <Title order={title ? 3 : 2} size="h4">
              {heading}
            </Title>
          )}
          <div className={classes.body}>
            <RichText text={body} headingOrder={partHeadingOrder(parts, index, title ? 3 : 2)} />
          </div>
        </Split>
      ))}
    </SectionShell>
  );
}

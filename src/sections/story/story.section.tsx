import { Text, Title } from '@mantine/core';
import { Picture } from '../../components/picture.tsx';
import { RichText } from '../../components/rich-text.tsx';
import { SectionShell } from '../../components/section-shell.tsx';
import { Split } from '../../components/split.tsx';
import type { SectionProps } from '../../schema/define-section.ts';
import classes from './story.module.css';
import type definition from './story.schema.ts';

/** The story at the top of the about page: title, portrait, lead, three paragraphs. */
export default function Story({ title, lead, paragraphs, portrait }: SectionProps<typeof definition>) {
  return (
    <SectionShell tight>
      <Title className={classes.title}>{title}</Title>
      <Split ratio={[4, 8]} stacks="narrow" className={classes.grid}>
        <Picture image={portrait} radius="lg" className={classes.portrait} />
        <div className={classes.words}>
          {lead && (
            <Text variant="display" size="2xl" className={classes.lead}>
              {lead}
            </Text>
          )}
          {paragraphs.map((paragraph, index) => (
            <RichText key={index} text={paragraph} headingOrder={2} />
          ))}
        </div>
      </Split>
    </SectionShell>
  );
}

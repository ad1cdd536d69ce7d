import { Text, Title } from '@mantine/core';
import { Columns } from '../../../components/columns.tsx';
import { Picture } from '../../../components/picture.tsx';
import { RichText } from '../../../components/rich-text.tsx';
import { SectionShell } from '../../../components/section-shell.tsx';
import { Split } from '../../../components/split.tsx';
import type { SectionProps } from '../../../schema/define-section.ts';
import classes from './partner.module.css';
import type definition from './partner.schema.ts';

/** Why the consultant deliberately isn't an official partner: the argument, an image, and the requirements. */
export default function Partner({ title, body, picture, points }: SectionProps<typeof definition>) {
  return (
    <SectionShell>
      <Split ratio={[8, 4]} stacks="narrow" className={classes.grid}>
        <div>
          <Title order={2} mb="xl">
            {title}
          </Title>
          <div className={classes.body}>
            <RichText text={body} />
          </div>
        </div>
        <Picture image={picture} radius="lg" className={classes.image} />
      </Split>
      {points.length > 0 && (
        <Columns min="15rem" className={classes.points}>
          {points.map((point, index) => (
            <li key={index}>
              <Title order={3} size="h5">
                {point.title}
              </Title>
              <Text variant="dimmed" mt="xs">
                {point.description}
              </Text>
            </li>
          ))}
        </Columns>
      )}
    </SectionShell>
  );
}

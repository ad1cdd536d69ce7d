import { Title } from '@mantine/core';
import { RichText } from '../../components/rich-text.tsx';
import { SectionHeading, SectionShell } from '../../components/section-shell.tsx';
import type { SectionProps } from '../../schema/define-section.ts';
import classes from './two-columns.module.css';
import type definition from './two-columns.schema.ts';

/** Two texts side by side, with a line between them. Their texts begin at one height, however long the headings are. */
export default function TwoColumns({ title, columns }: SectionProps<typeof definition>) {
  return (
    <SectionShell tight>
      {title && <SectionHeading title={title} />}
      <div className={classes.columns}>
        {columns.map((column, index) => (
          <div key={index} className={column.title ? classes.column : `${classes.column} ${classes.untitled}`}>
            {column.title && (
              <Title order={title ? 3 : 2} size="h4">
                {column.title}
              </Title>
            )}
            <div className={classes.body}>
              <RichText text={column.body} headingOrder={title && column.title ? 4 : title || column.title ? 3 : 2} />
            </div>
          </div>
        ))}
      </div>
    </SectionShell>
  );
}

import { List, Table, Title } from '@mantine/core';
import { SectionHeading, SectionShell } from '../../components/section-shell.tsx';
import { Split } from '../../components/split.tsx';
import type { SectionProps } from '../../schema/define-section.ts';
import classes from './comparison-table.module.css';
import type definition from './comparison-table.schema.ts';

type ComparisonProps = SectionProps<typeof definition>;

/** A table of ways to get the work done. On phones each row is a block, every cell beside the name of its column. */
export default function ComparisonTable({ title, intro, rowsLabel, columns, rows, wrongChoice }: ComparisonProps) {
  return (
    <SectionShell>
      <SectionHeading title={title} intro={intro} />
      <Table data-columns="equal" className={classes.table} aria-label={title}>
        <thead>
          <tr>
            <th scope="col" className={classes.corner}>
              {rowsLabel}
            </th>
            {columns.map(({ name, mine }, index) => (
              <th key={index} scope="col" data-mine={mine || undefined}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cells }, index) => (
            <tr key={index}>
              <th scope="row">{label}</th>
              {columns.map(({ name, mine }, index) => (
                <td key={index} data-label={name} data-mine={mine || undefined}>
                  {cells[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      {wrongChoice && <WrongChoice {...wrongChoice} />}
    </SectionShell>
  );
}

function WrongChoice({ title, items }: NonNullable<ComparisonProps['wrongChoice']>) {
  return (
    <Split ratio={[4, 8]} className={classes.wrong}>
      <Title order={3}>{title}</Title>
      <List variant="rows" className={classes.reasons}>
        {items.map((item, index) => (
          <List.Item key={index}>{item}</List.Item>
        ))}
      </List>
    </Split>
  );
}

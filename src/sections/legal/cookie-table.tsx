import { Table } from '@mantine/core';
import type { SectionProps } from '../../schema/define-section.ts';
import classes from './cookie-table.module.css';
import type definition from './legal.schema.ts';

type LegalProps = SectionProps<typeof definition>;

interface CookieTableProps {
  cookies: NonNullable<LegalProps['parts'][number]['cookies']>;
  labels: LegalProps['tableLabels'];
  /** Accessible name of the table. */
  label: string;
}

const FIELDS = ['provider', 'purpose', 'term', 'party'] as const;

/** A table of cookies and stored values. On phones each row is a block with labeled cells. */
export function CookieTable({ cookies, labels, label }: CookieTableProps) {
  return (
    <Table data-columns="equal" className={classes.table} aria-label={label}>
      <thead>
        <tr>
          {(['name', ...FIELDS] as const).map((field) => (
            <th key={field} scope="col">
              {labels[field]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {cookies.map((cookie, index) => (
          <tr key={index}>
            <th scope="row">{cookie.name}</th>
            {FIELDS.map((field) => (
              <td key={field} data-label={labels[field]}>
                {cookie[field]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

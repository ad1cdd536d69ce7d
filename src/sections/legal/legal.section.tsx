import { Anchor, Text, Title, Table } from '@mantine/core';
import { BackLink } from '../../components/back-link.tsx';
import { Disclosure } from '../../components/disclosure.tsx';
import { RichText } from '../../components/rich-text.tsx';
import { SectionShell } from '../../components/section-shell.tsx';
import { Split } from '../../components/split.tsx';
import type { SectionProps } from '../../schema/define-section.ts';
import tableClasses from './cookie-table.module.css';
import type definition from './legal.schema.ts';
import classes from './legal.module.css';

type LegalProps = SectionProps<typeof definition>;

/** A legal page: title, date of the last change, table of contents, numbered parts. */
export default function Legal(props: LegalProps) {
  const { title, intro, lastUpdatedLine, changes, changesLabel, parts, tableLabels, contents, back, home } = props;
  return (
    <SectionShell tight>
      <div className={classes.header}>
        <BackLink to={home}>{back}</BackLink>
        <Title mt="lg">{title}</Title>
        <Text variant="dimmed" mt="md">
          {lastUpdatedLine}
        </Text>
        <Changes changes={changes} changesLabel={changesLabel} />
      </div>
      <Split ratio={[4, 8]} className={classes.grid}>
        <Contents parts={parts} label={contents} />
        <div className={classes.text}>
          {intro && (
            <div className={classes.intro}>
              <RichText text={intro} headingOrder={2} />
            </div>
          )}
          {parts.map(({ anchor, heading, body, cookies }, index) => (
            <div key={index} id={anchor} className={classes.part}>
              <Title order={2} size="h4" className={classes.heading}>
                {heading}
              </Title>
              <RichText text={body} />
              {cookies && <CookieTable cookies={cookies} labels={tableLabels} label={heading} />}
            </div>
          ))}
        </div>
      </Split>
    </SectionShell>
  );
}

/** The changes after the last update, the newest first. */
function Changes({ changes, changesLabel }: Pick<LegalProps, 'changes' | 'changesLabel'>) {
  if (changes.length === 0) return null;
  return (
    <div className={classes.changes}>
      <p id="changes-label">{changesLabel}:</p>
      <dl aria-labelledby="changes-label">
        {changes.map(({ day, text }, index) => (
          <div key={index}>
            <dt>{day}:</dt> <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The table of contents: collapsed on small screens, open beside the text on wide ones. */
function Contents({ parts, label }: Pick<LegalProps, 'parts'> & { label: string }) {
  return (
    <nav className={`${classes.contents} screen-only`} aria-labelledby="contents-label">
      <Text id="contents-label" className={classes.contentsLabel}>
        {label}
      </Text>
      <Disclosure id="contents" label={label}>
        <ol>
          {parts.map(({ anchor, heading }, index) => (
            <li key={index}>
              <Anchor underline="never" href={`#${anchor}`}>
                {heading}
              </Anchor>
            </li>
          ))}
        </ol>
      </Disclosure>
    </nav>
  );
}

interface CookieTableProps {
  cookies: NonNullable<LegalProps['parts'][number]['cookies']>;
  labels: LegalProps['tableLabels'];
  /** Accessible name of the table. */
  label: string;
}

const FIELDS = ['provider', 'purpose', 'term', 'party'] as const;

/** A table of cookies and stored values. On phones each row is a block with labeled cells. */
function CookieTable({ cookies, labels, label }: CookieTableProps) {
  return (
    <Table data-columns="equal" className={tableClasses.table} aria-label={label}>
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

import { Text, Title } from '@mantine/core';
import { CaseCard } from '../../collections/case-studies/case-card.tsx';
import { Island } from '../../../components/island.tsx';
import { Pager } from '../../../components/pager.tsx';
import { SectionShell } from '../../../components/section-shell.tsx';
import { TagLinks } from '../../../components/tag-links.tsx';
import type { SectionProps } from '../../../schema/define-section.ts';
import classes from './case-list.module.css';
import type definition from './case-list.schema.ts';
import TagFilter from './tag-filter.island.tsx';
import { TAG_SEPARATOR } from './use-filtered-list.ts';

/**
 * Case studies as cards. If all fit on one page, buttons filter them by tag, and the URL keeps the choice. Otherwise links
 * lead to further pages and to the pages of each tag.
 */
export default function CaseList({ title, intro, cards, tags, labels, paging }: SectionProps<typeof definition>) {
  return (
    <SectionShell tight>
      <Title>{title}</Title>
      {intro && (
        <Text variant="lead" mt="md">
          {intro}
        </Text>
      )}
      <div data-case-list="">
        {paging ? (
          <TagLinks links={paging.links} range={paging.range} label={labels.filter} />
        ) : (
          <Island name="tag-filter" component={TagFilter} props={{ tags, labels }} />
        )}
        <ul className={classes.cards}>
          {cards.map((card, index) => (
            <li key={index} className={classes.card} data-tags={card.tags.map(({ tag }) => tag).join(TAG_SEPARATOR)}>
              <CaseCard card={card} heading="h2" glides />
            </li>
          ))}
        </ul>
        {paging?.pager && <Pager {...paging.pager} />}
      </div>
    </SectionShell>
  );
}

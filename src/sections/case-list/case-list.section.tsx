import { CaseCard } from '../../components/case-card.tsx';
import { Island } from '../../components/island.tsx';
import { SectionShell } from '../../components/section-shell.tsx';
import type { SectionProps } from '../../schema/define-section.ts';
import classes from './case-list.module.css';
import type definition from './case-list.schema.ts';
import TagFilter from './tag-filter.island.tsx';
import { TAG_SEPARATOR } from './use-filtered-list.ts';

/** All case studies as cards, with buttons that show those of one tag; the choice is kept in the address. */
export default function CaseList({ title, intro, cards, tags, words }: SectionProps<typeof definition>) {
  return (
    <SectionShell tight>
      <h1>{title}</h1>
      {intro && <p className={classes.intro}>{intro}</p>}
      <div data-case-list="">
        <Island name="tag-filter" component={TagFilter} props={{ tags, words }} />
        <ul className={classes.cards}>
          {cards.map((card) => (
            <li key={card.id} className={classes.card} data-tags={card.tags.map(({ tag }) => tag).join(TAG_SEPARATOR)}>
              <CaseCard card={card} heading="h2" glides />
            </li>
          ))}
        </ul>
      </div>
    </SectionShell>
  );
}

import { CaseCard } from '../../components/case-card.tsx';
import { SectionShell } from '../../components/section-shell.tsx';
import type { SectionProps } from '../../schema/define-section.ts';
import classes from './case-list.module.css';
import type definition from './case-list.schema.ts';
import { TagFilter } from './tag-filter.tsx';
import { useTagOfAddress } from './use-tag-of-address.ts';

/** All case studies as cards, with buttons that show those of one tag; the choice is kept in the address. */
export default function CaseList({ title, intro, cards, tags, words }: SectionProps<typeof definition>) {
  const { tag, choose, arrivedFiltered } = useTagOfAddress(tags.map((choice) => choice.tag));
  const shown = tag === null ? cards : cards.filter((card) => card.tags.some((own) => own.tag === tag));
  return (
    <SectionShell tight>
      <h1>{title}</h1>
      {intro && <p className={classes.intro}>{intro}</p>}
      <div className={classes.bar}>
        <TagFilter tags={tags} chosen={tag} onChoose={choose} words={words} />
        <p className={classes.count} role="status">
          {words.count.replace('{count}', String(shown.length))}
        </p>
      </div>
      {/* New elements where the address brought a tag along: cards that never moved can not be seen jumping. */}
      <ul key={arrivedFiltered ? 'arrived' : 'list'} className={classes.cards}>
        {shown.map((card) => (
          <li key={card.id} className={classes.card}>
            <CaseCard card={card} heading="h2" glides />
          </li>
        ))}
      </ul>
    </SectionShell>
  );
}

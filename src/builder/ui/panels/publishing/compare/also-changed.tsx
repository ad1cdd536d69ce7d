import { Anchor } from '@mantine/core';
import type { EditedThing } from '../../../../protocol/compare-calls.ts';
import { compareTexts } from '../../../../texts/compare/compare-texts.ts';
import { texts } from '../../../../texts/texts.ts';
import { ChangeBadge } from '../../changes/change-badge.tsx';
import { EditList } from '../../changes/edit-list.tsx';
import type { useComparison } from './use-comparison.ts';
import classes from './compare.module.css';

/** The edits that the differences of the page don't name: its own, and those of other pages and of what several pages share. */
export function AlsoChanged({ comparison: { alsoChanged, pages, page, choose } }: AlsoChangedProps) {
  const words = compareTexts();
  const own = alsoChanged.find((thing) => thing.page === page && thing.edits.length > 0);
  const others = alsoChanged.filter((thing) => thing.page !== page);
  /** Shows another page, if it's among those that differ. */
  const opens = (target: string | undefined) =>
    pages.some((one) => one.page === target) ? () => choose({ page: target }) : undefined;
  return (
    <>
      {own && (
        <div className={classes.unseen}>
          <h3>{words.unseen}</h3>
          <EditList title={own.title} label={words.unseen} edits={own.edits} className={classes.edits} />
        </div>
      )}
      {others.length > 0 && (
        <>
          <h3 id="compared-elsewhere">{words.elsewhere}</h3>
          <ul aria-labelledby="compared-elsewhere">
            {others.map((thing) => (
              <OtherThing key={thing.id} thing={thing} open={opens(thing.page)} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

interface AlsoChangedProps {
  comparison: Pick<ReturnType<typeof useComparison>, 'alsoChanged' | 'pages' | 'page' | 'choose'>;
}

function OtherThing({ thing: { title, state, edits }, open }: { thing: EditedThing; open: (() => void) | undefined }) {
  const words = compareTexts();
  const { added, deleted } = texts.changes;
  return (
    <li className={classes.thing}>
      <div className={classes.title}>
        {open ? (
          <Anchor
            component="button"
            type="button"
            c="inherit"
            fz="inherit"
            fw="inherit"
            underline="always"
            onClick={open}
          >
            {title}
          </Anchor>
        ) : (
          title
        )}
        {state !== 'changed' && (
          <ChangeBadge isNew={state === 'added'}>{state === 'added' ? added : deleted}</ChangeBadge>
        )}
      </div>
      {edits.length > 0 && (
        <EditList title={title} label={words.editsOf(title)} edits={edits} className={classes.edits} />
      )}
    </li>
  );
}

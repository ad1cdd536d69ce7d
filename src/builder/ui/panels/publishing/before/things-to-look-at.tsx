import { Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useQuery } from '@tanstack/react-query';
import type { SelectionCheck } from '../../../../protocol/before-calls.ts';
import type { DraftSelection } from '../../../../protocol/draft-selection.ts';
import { publicationTexts } from '../../../../texts/publication/publication-texts.ts';
import { Expander } from '../../../kit/expander.tsx';
import { ProblemList } from '../problem-list.tsx';
import { isMuchHeavier, selectionCheckQuery, weighingsQuery } from './before-queries.ts';
import classes from './before.module.css';
import { HeavierPages } from './heavier-pages.tsx';
import { LostAddresses } from './lost-addresses.tsx';
import { OlderTranslations } from './older-translations.tsx';

interface ThingsProps {
  selection: DraftSelection;
  /** Whether what blocks a publication is listed already: it has failed. */
  isListed: boolean;
  /** Whether the changes are being read: what is chosen may be another thing then. */
  isPaused: boolean;
  /** Called when a field is opened. */
  onOpen: () => void;
}

/** What visitors would get: what blocks the publication, and folded, what it's worth to look at before it. */
export function ThingsToLookAt({ selection, isListed, isPaused, onOpen }: ThingsProps) {
  const { before } = publicationTexts();
  const { data, error, isPlaceholderData } = useQuery({
    ...selectionCheckQuery(selection),
    enabled: !isPaused,
  });
  return (
    <section
      className={classes.things}
      aria-label={before.title}
      aria-busy={(!data && !error) || isPlaceholderData}
      aria-live="polite"
    >
      {error && <Note>{error.message}</Note>}
      {!data && !error && <Note>{before.checking}</Note>}
      {data && !data.isChecked && <Note>{before.unchecked}</Note>}
      {data && data.problems.length > 0 && !isListed && (
        <>
          <h3 className={classes.title}>{before.blocking}</h3>
          <ProblemList
            problems={data.problems.map((problem) =>
              problem.isLeftOut ? { ...problem, hint: `${problem.hint} ${before.leftOut}` } : problem,
            )}
            onOpen={onOpen}
          />
        </>
      )}
      {data?.isChecked && (
        <Hints check={data} selection={selection} isPaused={isPaused || isPlaceholderData} onOpen={onOpen} />
      )}
    </section>
  );
}

const Note = ({ children }: { children: string }) => (
  <Text size="xs" c="dimmed">
    {children}
  </Text>
);

interface HintsProps extends Pick<ThingsProps, 'selection' | 'isPaused' | 'onOpen'> {
  check: SelectionCheck;
}

/** What doesn't block the publication, folded behind how much of it there is. */
function Hints({ check: { problems, translations, lost }, selection, isPaused, onOpen }: HintsProps) {
  const { before } = publicationTexts();
  const [isOpen, { toggle }] = useDisclosure();
  const { data: weighings = [] } = useQuery({ ...weighingsQuery(selection), enabled: !isPaused });
  const heavier = weighings.filter(isMuchHeavier);
  const counts = [
    ...(lost.length > 0 ? [before.counts.lost(lost.length)] : []),
    ...(translations.length > 0 ? [before.counts.translations(translations.length)] : []),
    ...(heavier.length > 0 ? [before.counts.heavier(heavier.length)] : []),
  ];
  if (counts.length === 0)
    return problems.length > 0 ? null : (
      <Text size="xs" c="dimmed" className={classes.fine}>
        <IconCheck size={14} stroke={1.5} aria-hidden /> {before.fine}
      </Text>
    );
  return (
    <>
      <Expander isExpanded={isOpen} onToggle={toggle}>
        {before.all(counts)}
      </Expander>
      {isOpen && (
        <div className={classes.hints}>
          {lost.length > 0 && <LostAddresses lost={lost} onOpen={onOpen} />}
          {translations.length > 0 && <OlderTranslations translations={translations} onOpen={onOpen} />}
          {heavier.length > 0 && <HeavierPages pages={heavier} onOpen={onOpen} />}
        </div>
      )}
    </>
  );
}

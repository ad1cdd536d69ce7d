import { Text } from '@mantine/core';
import IconEyeCheck from '@tabler/icons-react/dist/esm/icons/IconEyeCheck.mjs';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ReviewAnswers } from '../../../../protocol/review-calls.ts';
import { reviewTexts } from '../../../../texts/reviews/review-texts.ts';
import { PanelFoot, PanelList, PanelLoader, PanelNote, SidePanel } from '../../../kit/side-panel.tsx';
import { call } from '../../../state/api.ts';
import { closeReview, reviewQuery, useReviewPanel } from '../../../state/reviews.ts';
import { showOutcome } from '../../../state/edit.ts';
import { showStatus } from '../../../state/status.ts';
import { ComparisonView } from '../compare/comparison-view.tsx';
import type { ComparisonStart } from '../compare/use-comparison.ts';
import { AnswerForm } from './answer-form.tsx';
import { ReviewedThingItem } from './reviewed-thing.tsx';
import classes from './reviews.module.css';
import { whenInWords } from './when-in-words.ts';

/** What somebody asks to publish: each change with both versions, what was discarded, and the answer. */
export function ReviewPanel() {
  const { isOpen, review } = useReviewPanel();
  const [compared, compare] = useState<ComparisonStart>();
  return (
    <>
      <SidePanel
        title={reviewTexts().panel.title(review?.name ?? '')}
        isOpen={isOpen}
        close={closeReview}
        isBelowDialog={compared !== undefined}
      >
        {review && <ReviewOf id={review.id} compare={compare} />}
      </SidePanel>
      {compared && <ComparisonView start={compared} close={() => compare(undefined)} />}
    </>
  );
}

function ReviewOf({ id, compare }: { id: number; compare: (start: ComparisonStart) => void }) {
  const words = reviewTexts().panel;
  const { data, error } = useQuery({ ...reviewQuery(id), refetchOnMount: 'always' });
  if (error && !data)
    return (
      <PanelNote icon={IconEyeCheck} title={words.failed}>
        {error.message}
      </PanelNote>
    );
  if (!data) return <PanelLoader label={words.loading} />;
  if (!data.review) return <PanelNote icon={IconEyeCheck} title={words.gone} />;
  return <LoadedReview review={data.review} compare={compare} />;
}

/** A request with its changes. */
type LoadedReview = NonNullable<ReviewAnswers['review']['review']>;

function LoadedReview({ review, compare }: { review: LoadedReview; compare: (start: ComparisonStart) => void }) {
  const words = reviewTexts().panel;
  const { list, discard, undo, latest, isBusy } = useDiscarding(review.id);
  return (
    <>
      <PanelList ref={list}>
        <div className={classes.request}>
          {review.message !== '' && <p className={classes.message}>{review.message}</p>}
          <Text size="xs" className={classes.quiet}>
            {words.asked(whenInWords(review.asked))}
          </Text>
        </div>
        {review.things.length === 0 && (
          <Text size="sm" className={classes.request}>
            {words.nothingLeft}
          </Text>
        )}
        <ul className={classes.things}>
          {groupsOf(review).map(({ thing, discarded }) => (
            <ReviewedThingItem
              key={thing.id}
              thing={thing}
              discarded={discarded}
              latest={latest}
              isBusy={isBusy}
              discard={discard}
              undo={undo}
              {...(review.isPublished && { compare })}
            />
          ))}
        </ul>
      </PanelList>
      <PanelFoot>
        <AnswerForm review={review} things={review.things.map((thing) => thing.id)} />
      </PanelFoot>
    </>
  );
}

/** Returns the things of a request with what was discarded of each. Where nothing else differs, that is all. */
function groupsOf({ things, discarded }: LoadedReview) {
  const known = new Set(things.map(({ id }) => id));
  const gone = discarded.filter(({ file }) => !known.has(file));
  const others = [...new Map(gone.map(({ file, title }) => [file, { id: file, title }])).values()];
  return [...things, ...others].map((thing) => ({
    thing,
    discarded: discarded.filter(({ file }) => file === thing.id),
  }));
}

/** Returns what discards changes and undoes that. The focus goes to the button that undoes the latest. */
function useDiscarding(review: number) {
  const list = useRef<HTMLDivElement>(null);
  const client = useQueryClient();
  const [latest, setLatest] = useState<string>();
  const options = {
    onError: ({ message }: Error) => showStatus({ kind: 'problem', text: message }),
    // What else has changed is pushed.
    onSettled: () => client.invalidateQueries(reviewQuery(review)),
  };
  const discarding = useMutation({
    ...options,
    mutationFn: (input: { file: string; change?: string }) => call('discardReviewed', { review, ...input }),
    onSuccess({ message, step }) {
      setLatest(step);
      showStatus({ kind: 'saved', text: message });
    },
  });
  const undoing = useMutation({
    ...options,
    mutationFn: (id: string) => call('undo', { id }),
    onSuccess: (outcome) => showOutcome(client, outcome),
  });
  return {
    list,
    latest,
    isBusy: discarding.isPending || undoing.isPending,
    discard: (file: string, change?: string) => discarding.mutate({ file, ...(change !== undefined && { change }) }),
    undo: (step: string) => {
      if (undoing.isPending) return;
      // The button disappears.
      list.current?.focus();
      setLatest(undefined);
      undoing.mutate(step);
    },
  };
}

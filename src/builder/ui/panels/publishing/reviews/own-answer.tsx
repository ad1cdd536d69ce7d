import { Alert, Button, Text } from '@mantine/core';
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconWorldCheck from '@tabler/icons-react/dist/esm/icons/IconWorldCheck.mjs';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DiscardedValue, OwnReview } from '../../../../protocol/review-calls.ts';
import { reviewTexts } from '../../../../texts/reviews/review-texts.ts';
import { call } from '../../../state/api.ts';
import { ownReviewsQuery } from '../../../state/reviews.ts';
import classes from './reviews.module.css';
import { whenInWords } from './when-in-words.ts';

/** What became of what the person has asked for: the words of the editor, and what was discarded. */
export function OwnAnswer({ review }: { review: OwnReview }) {
  const words = reviewTexts().own;
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call('dismissReview', { review: review.id }),
    onSettled: () => client.invalidateQueries(ownReviewsQuery),
  });
  const { answer } = review;
  const { title, color, icon: Drawing } = outcomeOf(review);
  const by = answer?.by ?? reviewTexts().somebody;
  return (
    <Alert color={color} radius={0} icon={<Drawing stroke={1.5} aria-hidden />} title={title}>
      {answer && answer.text !== '' && (
        <Text size="sm" className={classes.words}>
          <strong>{words.wrote(by)}</strong> {answer.text}
        </Text>
      )}
      {answer && answer.discarded.length > 0 && (
        <>
          <Text size="sm" mt={4}>
            {words.discarded(answer.discarded.length)}
          </Text>
          <ul className={classes.kept} tabIndex={0} aria-label={words.discarded(answer.discarded.length)}>
            {answer.discarded.map((value, index) => (
              <Discarded key={index} value={value} />
            ))}
          </ul>
        </>
      )}
      {error && (
        <Text size="sm" role="alert">
          {error.message}
        </Text>
      )}
      <Button
        size="compact-xs"
        variant="default"
        mt={8}
        aria-label={words.dismissOf(title)}
        loading={isPending}
        onClick={() => mutate()}
      >
        {words.dismiss}
      </Button>
    </Alert>
  );
}

function Discarded({ value: { title, label, yours, published } }: { value: DiscardedValue }) {
  const words = reviewTexts().own;
  return (
    <li>
      <Text size="sm" fw={600}>
        {label.startsWith(`${title}: `) ? label : `${title}: ${label}`}
      </Text>
      <Text size="sm" className={classes.words}>
        <span className={classes.quiet}>{words.yours}</span> {yours || words.empty}
      </Text>
      <Text size="sm" className={classes.words}>
        <span className={classes.quiet}>{words.now}</span> {published || words.empty}
      </Text>
    </li>
  );
}

function outcomeOf({ answer, published }: OwnReview) {
  const { own, somebody } = reviewTexts();
  if (published)
    return { title: own.published(whenInWords(published.time), published.by), color: 'green', icon: IconWorldCheck };
  const words = [answer?.by ?? somebody, whenInWords(answer?.time ?? 0)] as const;
  return answer?.isAccepted === true
    ? { title: own.accepted(...words), color: 'indigo', icon: IconCheck }
    : { title: own.sentBack(...words), color: 'indigo', icon: IconArrowBackUp };
}

import { Alert, Button, Group, Text } from '@mantine/core';
import IconEyeCheck from '@tabler/icons-react/dist/esm/icons/IconEyeCheck.mjs';
import { useQuery } from '@tanstack/react-query';
import { reviewTexts } from '../../../../texts/reviews/review-texts.ts';
import { IS_SIGNED_IN, MAY_PUBLISH } from '../../../state/shell-token.ts';
import { isWaiting, openReview, ownReviewsQuery, reviewsQuery } from '../../../state/reviews.ts';
import { useCommand } from '../../commands/command-store.ts';
import { OwnAnswer } from './own-answer.tsx';
import { ReviewPanel } from './review-panel.tsx';
import { useReviewEvents } from './use-review-events.ts';

/** Above the page: for editors who asks for a publication, for others what became of what they have asked for. */
export function ReviewNotes() {
  if (!IS_SIGNED_IN) return null;
  return MAY_PUBLISH ? <WaitingReviews /> : <OwnAnswers />;
}

function OwnAnswers() {
  useReviewEvents();
  const { data } = useQuery(ownReviewsQuery);
  return data?.filter((review) => !isWaiting(review)).map((review) => <OwnAnswer key={review.id} review={review} />);
}

function WaitingReviews() {
  useReviewEvents();
  const { data } = useQuery(reviewsQuery);
  const first = data?.[0];
  const words = reviewTexts();
  useCommand({
    id: 'review',
    label: first ? words.asks(first.name, first.count) : words.review,
    keywords: words.ask.keywords,
    icon: IconEyeCheck,
    isDisabled: first === undefined,
    run: () => first && openReview(first),
  });
  return (
    <>
      <ReviewLines />
      <ReviewPanel />
    </>
  );
}

/** Says who asks for a publication, each with a button that opens what they ask for. */
export function ReviewLines({ isInDialog = false, onOpen }: { isInDialog?: boolean; onOpen?: () => void }) {
  const words = reviewTexts();
  const { data } = useQuery({ ...reviewsQuery, enabled: IS_SIGNED_IN && MAY_PUBLISH });
  return data?.map((review) => (
    <Alert
      key={review.id}
      role="status"
      color="indigo"
      py="xs"
      {...(!isInDialog && { radius: 0 })}
      icon={<IconEyeCheck size={16} stroke={1.5} aria-hidden />}
    >
      <Group gap={8} justify="space-between">
        <Text size="sm">{words.asks(review.name, review.count)}</Text>
        <Button
          size="compact-xs"
          variant="default"
          aria-label={words.reviewOf(review.name)}
          aria-haspopup="dialog"
          onClick={() => {
            onOpen?.();
            // The focus returns to where it was before a dialog opened, and then goes to the panel.
            requestAnimationFrame(() => openReview(review));
          }}
        >
          {words.review}
        </Button>
      </Group>
    </Alert>
  ));
}

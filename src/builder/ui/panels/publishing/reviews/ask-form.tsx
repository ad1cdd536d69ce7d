import { Alert, Button, Group, Stack, Text, Textarea } from '@mantine/core';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Unpublished, UnpublishedThing } from '../../../../protocol/publish-calls.ts';
import { MAX_REVIEW_WORDS, type OwnReview } from '../../../../protocol/review-calls.ts';
import { reviewTexts } from '../../../../texts/reviews/review-texts.ts';
import { texts } from '../../../../texts/texts.ts';
import { StartOver } from '../../../kit/dialogs/start-over.tsx';
import { useKeptInput } from '../../../kit/dialogs/use-kept-input.ts';
import { PanelLoader } from '../../../kit/side-panel.tsx';
import { call } from '../../../state/api.ts';
import { isWaiting, ownReviewsQuery } from '../../../state/reviews.ts';
import { showStatus } from '../../../state/status.ts';
import { ComparisonView } from '../compare/comparison-view.tsx';
import type { ComparisonStart } from '../compare/use-comparison.ts';
import { unpublishedQuery } from '../publishing-queries.ts';
import { ThingList } from '../thing-list.tsx';
import { whenInWords } from './when-in-words.ts';

/** Asks editors to publish what is ticked, with a message. */
export function AskForm() {
  const { data, error } = useQuery(unpublishedQuery);
  const own = useQuery(ownReviewsQuery);
  const problem = error ?? own.error;
  if (problem) return <Alert color="red">{problem.message}</Alert>;
  if (!data || !own.data) return <PanelLoader label={texts.publishing.loading} />;
  return <LoadedForm unpublished={data} waiting={own.data.find(isWaiting)} />;
}

interface FormProps {
  unpublished: Unpublished;
  /** What the person has asked for already. */
  waiting: OwnReview | undefined;
}

function LoadedForm({ unpublished: { things, obstacle, isPublished }, waiting }: FormProps) {
  const words = reviewTexts().ask;
  const input = useKeptInput<{ boxes: Record<string, boolean>; message: string }>('ask', {
    boxes: {},
    message: waiting?.message ?? '',
  });
  const [compared, compare] = useState<ComparisonStart>();
  const client = useQueryClient();
  const isChosen = ({ id, isTakenBack }: UnpublishedThing) =>
    input.value.boxes[id] ?? (waiting ? waiting.things.includes(id) : !isTakenBack);
  const chosen = things.filter(isChosen).map(({ id }) => id);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call('askToPublish', { things: chosen, message: input.value.message }),
    async onSuccess() {
      await client.invalidateQueries(ownReviewsQuery);
      input.forget();
      showStatus({ kind: 'saved', text: words.sent });
    },
  });
  return (
    <Stack gap="md">
      {obstacle && <Alert color="yellow">{obstacle.message}</Alert>}
      <div role="status">{waiting && <Waiting waiting={waiting} />}</div>
      {!obstacle && <Text size="sm">{things.length === 0 ? words.nothing : words.lead}</Text>}
      <ThingList
        things={things}
        isChosen={isChosen}
        choose={(id, value) => input.change((last) => ({ ...last, boxes: { ...last.boxes, [id]: value } }))}
        {...(isPublished && { onCompare: compare })}
      />
      {compared && <ComparisonView start={compared} close={() => compare(undefined)} />}
      {things.length > 0 && (
        <Textarea
          label={words.message}
          autosize
          minRows={2}
          maxRows={8}
          maxLength={MAX_REVIEW_WORDS}
          value={input.value.message}
          onChange={({ currentTarget: { value } }) => input.change((last) => ({ ...last, message: value }))}
        />
      )}
      {error && <Alert color="red">{error.message}</Alert>}
      <Group gap={8} justify="flex-end">
        <StartOver input={input} />
        <Button disabled={chosen.length === 0} loading={isPending} onClick={() => mutate()}>
          {waiting ? words.update : words.send}
        </Button>
      </Group>
    </Stack>
  );
}

/** Says since when the person waits, and withdraws what they have asked for. */
function Waiting({ waiting }: { waiting: OwnReview }) {
  const words = reviewTexts().ask;
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call('withdrawReview', {}),
    onSuccess: () => showStatus({ kind: 'saved', text: words.withdrawn }),
    onSettled: () => client.invalidateQueries(ownReviewsQuery),
  });
  return (
    <Alert role="group" color="indigo" icon={<IconClock size={16} stroke={1.5} aria-hidden />}>
      <Group gap={8} justify="space-between">
        <Text size="sm">{words.asked(whenInWords(waiting.asked))}</Text>
        <Button
          size="compact-xs"
          variant="default"
          loading={isPending}
          onClick={({ currentTarget }) => {
            const dialog = currentTarget.closest<HTMLElement>('[role="dialog"]');
            // The button disappears.
            mutate(undefined, { onSuccess: () => dialog?.focus() });
          }}
        >
          {words.withdraw}
        </Button>
      </Group>
      {error && (
        <Text size="sm" role="alert">
          {error.message}
        </Text>
      )}
    </Alert>
  );
}

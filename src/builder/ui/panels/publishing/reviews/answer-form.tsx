import { Alert, Button, Group, Text, Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { MAX_REVIEW_WORDS, type ListedReview } from '../../../../protocol/review-calls.ts';
import { reviewTexts } from '../../../../texts/reviews/review-texts.ts';
import { StartOver } from '../../../kit/dialogs/start-over.tsx';
import { useKeptInput } from '../../../kit/dialogs/use-kept-input.ts';
import { call } from '../../../state/api.ts';
import { closeReview } from '../../../state/reviews.ts';
import { showStatus } from '../../../state/status.ts';
import { useCommands } from '../../commands/command-store.ts';
import { unpublishedQuery } from '../publishing-queries.ts';

interface FormProps {
  review: ListedReview;
  /** The ids of what would be published. */
  things: readonly string[];
}

/** Answers a request: accepts it and goes on to "Publish", or sends it back. */
export function AnswerForm({ review, things }: FormProps) {
  const words = reviewTexts().panel;
  const input = useKeptInput(`review:${review.id}`, '');
  const [isMissing, setMissing] = useState(false);
  const text = useRef<HTMLTextAreaElement>(null);
  const { answer, isPending, error } = useAnswer(review, things, input);
  const sendBack = () => {
    const isEmpty = input.value.trim() === '';
    setMissing(isEmpty);
    if (isEmpty) text.current?.focus();
    else answer(false);
  };
  return (
    <>
      <Textarea
        ref={text}
        label={words.answer(review.name)}
        description={words.hint}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        error={isMissing && input.value.trim() === '' ? words.wordsMissing(review.name) : undefined}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={MAX_REVIEW_WORDS}
        value={input.value}
        onChange={({ currentTarget: { value } }) => input.change(() => value)}
      />
      {error && <Alert color="red">{error.message}</Alert>}
      <Group gap={8}>
        <Button disabled={things.length === 0} loading={isPending} onClick={() => answer(true)}>
          {words.accept}
        </Button>
        <Button variant="default" disabled={isPending} onClick={sendBack}>
          {words.sendBack}
        </Button>
        <StartOver input={input} />
      </Group>
      {things.length === 0 && (
        <Text size="xs" c="dimmed">
          {words.nothingLeft}
        </Text>
      )}
    </>
  );
}

/** Returns what sends an answer, and then closes the panel. */
function useAnswer(review: ListedReview, things: readonly string[], input: { value: string; forget: () => void }) {
  const words = reviewTexts().panel;
  const client = useQueryClient();
  const boxes = useKeptInput<Record<string, boolean>>('publish', {});
  const publish = useCommands().find(({ id }) => id === 'publish');
  const { mutate, isPending, error } = useMutation({
    async mutationFn(isAccepted: boolean) {
      const { id, asked } = review;
      // What is ticked then is known first: nothing fails after the answer.
      const unpublished = isAccepted ? await client.fetchQuery(unpublishedQuery) : undefined;
      await call('answerReview', { review: id, asked, isAccepted, text: input.value });
      return unpublished;
    },
    onSuccess(unpublished, isAccepted) {
      input.forget();
      showStatus({ kind: 'saved', text: isAccepted ? words.accepted(review.name) : words.sentBack(review.name) });
      closeReview();
      if (!unpublished) return;
      const chosen = new Set(things);
      boxes.change(() => Object.fromEntries(unpublished.things.map(({ id }) => [id, chosen.has(id)])));
      // The panel gives the focus back first.
      requestAnimationFrame(() => publish?.run());
    },
    onSettled: () => client.invalidateQueries(),
  });
  return { answer: mutate, isPending, error };
}

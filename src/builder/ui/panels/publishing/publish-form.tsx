import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RepositoryRefusal } from '../../../protocol/history-answers.ts';
import type { UnpublishedThing } from '../../../protocol/publish-calls.ts';
import { publicationTexts } from '../../../texts/publication/publication-texts.ts';
import { texts } from '../../../texts/texts.ts';
import { Details } from '../../kit/details.tsx';
import { useKeptInput } from '../../kit/dialogs/use-kept-input.ts';
import { PanelLoader } from '../../kit/side-panel.tsx';
import { ComparisonView } from './compare/comparison-view.tsx';
import type { ComparisonStart } from './compare/use-comparison.ts';
import { ReviewLines } from './reviews/review-notes.tsx';
import { PublicationStatus } from './publication-status.tsx';
import { publicationQuery, unpublishedQuery, usePublish } from './publishing-queries.ts';
import { ThingList } from './thing-list.tsx';

const words = publicationTexts();

/** Lists the unpublished changes, with a checkbox for each page and each thing that several pages show, and publishes them. */
export function PublishForm({ close }: { close: () => void }) {
  const { data, error } = useQuery(unpublishedQuery);
  const { data: publication } = useQuery(publicationQuery);
  const { mutate, isPending, error: refusal } = usePublish();
  /** The checkboxes that were changed, by id. The others have their default. */
  const clicked = useKeptInput<Record<string, boolean>>('publish', {});
  /** What is compared. Its page may be restored, and then no longer be in the list. */
  const [compared, compare] = useState<ComparisonStart>();
  if (error) return <Alert color="red">{error.message}</Alert>;
  if (!data) return <PanelLoader label={texts.publishing.loading} />;
  const { things, draft, obstacle, isPublished } = data;
  const isChosen = ({ id, isTakenBack }: UnpublishedThing) => clicked.value[id] ?? !isTakenBack;
  const chosen = things.filter(isChosen);
  const isBusy = isPending || publication?.state === 'running';
  return (
    <Stack gap="md">
      <ReviewLines isInDialog onOpen={close} />
      {obstacle && <Obstacle obstacle={obstacle} />}
      {!isPublished && <Text size="sm">{words.first}</Text>}
      {isPublished && !obstacle && things.length === 0 && <Text size="sm">{words.nothing}</Text>}
      <ThingList
        things={things}
        isDisabled={isBusy}
        isChosen={isChosen}
        choose={(id, value) => clicked.change((before) => ({ ...before, [id]: value }))}
        {...(isPublished && { onCompare: compare })}
      />
      {compared && <ComparisonView start={compared} close={() => compare(undefined)} />}
      {refusal && <Alert color="red">{refusal.message}</Alert>}
      <PublicationStatus onOpen={close} />
      <Group justify="space-between" wrap="nowrap">
        <Text size="xs" c="dimmed">
          {chosen.length < things.length ? words.stays : ''}
        </Text>
        <Button
          disabled={draft === '' || (isPublished && chosen.length === 0)}
          loading={isBusy}
          onClick={() =>
            mutate(
              { name: 'publish', input: { draft, things: chosen.map(({ id }) => id) } },
              // What was left out stays unchecked, also for another try.
              { onSuccess: () => clicked.change(leftOut) },
            )
          }
        >
          {publication?.state === 'failed' ? words.again : words.now}
        </Button>
      </Group>
    </Stack>
  );
}

/** Says why nothing can be published. */
const Obstacle = ({ obstacle }: { obstacle: RepositoryRefusal }) => (
  <Alert color="yellow" icon={<IconAlertTriangle size={16} stroke={1.5} aria-hidden />}>
    {obstacle.message}
    <Details>{obstacle.details}</Details>
  </Alert>
);

/** Keeps only the checkboxes that aren't checked. */
const leftOut = (boxes: Record<string, boolean>) =>
  Object.fromEntries(Object.entries(boxes).filter(([, isTicked]) => !isTicked));

import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RepositoryRefusal } from '../../../protocol/history-answers.ts';
import { publicationTexts } from '../../../texts/publication/publication-texts.ts';
import { texts } from '../../../texts/texts.ts';
import { Details } from '../../kit/details.tsx';
import { PanelLoader } from '../../kit/side-panel.tsx';
import { useSite } from '../../state/queries.ts';
import { ThingsToLookAt } from './before/things-to-look-at.tsx';
import { ComparisonView } from './compare/comparison-view.tsx';
import type { ComparisonStart } from './compare/use-comparison.ts';
import { ReviewLines } from './reviews/review-notes.tsx';
import { FirstPublication } from './first-publication.tsx';
import { useHasListedEdit } from './listed-edit.ts';
import { PublicationStatus } from './publication-status.tsx';
import { isOwnRunning, publicationQuery, unpublishedQuery, usePublish } from './publishing-queries.ts';
import { ThingList } from './thing-list.tsx';
import { useChoice } from './use-choice.ts';

const words = publicationTexts();

/** Lists the unpublished changes, with a checkbox for each page and each thing that several pages show, and publishes them. */
export function PublishForm({ close }: { close: () => void }) {
  const { data, error, isFetching } = useQuery(unpublishedQuery);
  const { data: publication } = useQuery(publicationQuery);
  const { mutate, isPending, error: refusal } = usePublish({ hasNotice: true });
  const choice = useChoice(data);
  const hasListedEdit = useHasListedEdit();
  const [isKnown, know] = useState(false);
  const { launch } = useSite();
  /** What is compared. Its page may be restored, and then no longer be in the list. */
  const [compared, compare] = useState<ComparisonStart>();
  if (error) return <Alert color="red">{error.message}</Alert>;
  if (!data) return <PanelLoader label={texts.publishing.loading} />;
  const { things, draft, obstacle, isPublished } = data;
  const { chosen, selection, isPart, keepLeftOut } = choice;
  const isBusy = isPending || isOwnRunning(publication);
  return (
    <Stack gap="md">
      <ReviewLines isInDialog onOpen={close} />
      {obstacle && <Obstacle obstacle={obstacle} />}
      {!isPublished && <FirstPublication isKnown={isKnown} onKnow={know} close={close} />}
      {isPublished && !obstacle && things.length === 0 && <Text size="sm">{words.nothing}</Text>}
      <ThingList
        things={things}
        isDisabled={isBusy}
        isChosen={choice.isChosen}
        choose={choice.choose}
        {...(isPublished && { selection, onCompare: compare })}
      />
      {selection.draft !== '' && selection.things.length > 0 && !isBusy && (
        <ThingsToLookAt
          selection={selection}
          isListed={publication?.state === 'failed'}
          isPaused={isFetching || !choice.isSettled}
          onOpen={close}
        />
      )}
      {compared && <ComparisonView start={compared} close={() => compare(undefined)} />}
      {refusal && <Alert color="red">{refusal.message}</Alert>}
      <PublicationStatus isOutdated={things.length > 0} onOpen={close} />
      <Group justify="space-between" wrap="nowrap">
        <Text size="xs" c="dimmed">
          {isPart ? words.stays : ''}
        </Text>
        <Button
          flex="none"
          disabled={draft === '' || (isPublished ? chosen.length === 0 : launch.length > 0 && !isKnown)}
          loading={isBusy || hasListedEdit}
          onClick={() =>
            // What was left out stays unchecked, also for another try.
            mutate({ name: 'publish', input: { draft, things: chosen } }, { onSuccess: keepLeftOut })
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

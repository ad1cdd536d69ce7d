import { Alert, Button, Loader, Text } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Publication, PublicationStep } from '../../../protocol/publish-calls.ts';
import { publicationTexts } from '../../../texts/publication/publication-texts.ts';
import { Details } from '../../kit/details.tsx';
import { call } from '../../state/api.ts';
import { MAY_PUBLISH } from '../../state/shell-token.ts';
import { stepInWords } from './follow-publication.ts';
import { ProblemList } from './problem-list.tsx';
import { isOwnRunning, publicationQuery } from './publishing-queries.ts';
import classes from './publishing.module.css';

const words = publicationTexts();

interface StatusProps {
  /** Whether what is listed beside it has changed since the last publication. */
  isOutdated?: boolean;
  /** Called when a field is opened. */
  onOpen?: () => void;
}

/** Shows the progress of a publication, since when it's live, or why it failed, with links to the fields at fault. */
export function PublicationStatus({ isOutdated = false, onOpen }: StatusProps) {
  const { data } = useQuery(publicationQuery);
  // One that ends while it's shown is news.
  const [isNews, setNews] = useState(false);
  if (data?.state === 'running' && !isNews) setNews(true);
  return (
    <>
      <div role="status" className={classes.status} data-publication>
        {data && <Words publication={data} isPast={isOutdated && !isNews} />}
      </div>
      {data && isOwnRunning(data) && <CancelButton step={data.step} />}
      {data?.state === 'failed' && <Failure {...data} {...(onOpen && { onOpen })} />}
    </>
  );
}

function Words({ publication, isPast }: { publication: Publication; isPast: boolean }) {
  switch (publication.state) {
    case 'none':
      return null;
    case 'running':
      return (
        <span className={classes.step}>
          <Loader size={14} aria-hidden /> {stepInWords(publication)}
        </span>
      );
    case 'live':
      if (isPast)
        return (
          <Text size="xs" c="dimmed">
            {words.last(publication.message)}
          </Text>
        );
      return (
        <Alert role="group" color="green" icon={<IconCheck size={16} stroke={1.5} aria-hidden />}>
          {publication.message}
        </Alert>
      );
    case 'failed':
      return (
        <Alert role="group" color="red" icon={<IconAlertTriangle size={16} stroke={1.5} aria-hidden />}>
          {publication.message} {words.failed}
        </Alert>
      );
  }
}

/** The steps before visitors can see anything of a publication. */
const CANCELABLE: ReadonlySet<PublicationStep> = new Set(['wait', 'store', 'build']);

/** Cancels a publication that isn't live yet. */
function CancelButton({ step }: Pick<Extract<Publication, { state: 'running' }>, 'step'>) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('cancelPublication', {}),
    onSettled: () => client.invalidateQueries(publicationQuery),
  });
  if (!MAY_PUBLISH || !CANCELABLE.has(step)) return null;
  return (
    <Button variant="default" size="xs" className={classes.cancel} loading={isPending} onClick={() => mutate()}>
      {words.cancel}
    </Button>
  );
}

/** Lists the problems of the content, each of which opens its field, and the details for a developer. */
function Failure({ problems, details, onOpen }: Extract<Publication, { state: 'failed' }> & { onOpen?: () => void }) {
  return (
    <>
      {problems.length > 0 && <ProblemList problems={problems} onOpen={onOpen} />}
      <Details>{details}</Details>
    </>
  );
}

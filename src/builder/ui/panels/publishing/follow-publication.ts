import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { PUBLICATION_EVENT, type Publication } from '../../../protocol/publish-calls.ts';
import { publicationTexts } from '../../../texts/publication/publication-texts.ts';
import { showStatus, useStatus } from '../../state/status.ts';
import { useRefetchOn } from '../use-refetch-on.ts';
import { isPublicationShown, publicationQuery } from './publishing-queries.ts';

const words = publicationTexts();

/** Returns what a publication does now, how long that took last time, and whose it is if it's somebody else's. */
export function stepInWords({ step, lastSeconds, by }: Extract<Publication, { state: 'running' }>): string {
  const does = [words.steps[step], ...(lastSeconds === undefined ? [] : [words.lastTime(lastSeconds)])].join(' ');
  return by === undefined ? does : words.by(by, does);
}

/** Shows in the status line what a publication does, also if its dialog is closed or somebody else publishes. */
export function useRunningPublication(): void {
  useRefetchOn(PUBLICATION_EVENT, publicationQuery);
  const { data } = useQuery(publicationQuery);
  const { kind } = useStatus();
  const text = data?.state === 'running' ? stepInWords(data) : '';
  // What is wrong with somebody's own edit is more important.
  const isShown = text !== '' && kind !== 'problem';
  useEffect(() => {
    if (isShown) showStatus({ kind: 'saved', text, isInNotice: isPublicationShown() });
  }, [isShown, text]);
}

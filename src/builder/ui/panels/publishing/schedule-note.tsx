import { Alert } from '@mantine/core';
import IconCalendarX from '@tabler/icons-react/dist/esm/icons/IconCalendarX.mjs';
import { useQuery } from '@tanstack/react-query';
import { scheduledTexts } from '../../../texts/scheduled/scheduled-texts.ts';
import { Details } from '../../kit/details.tsx';
import { clockInWords } from '../../state/moment-in-words.ts';
import { ProblemList } from './problem-list.tsx';
import { unpublishedQuery } from './publishing-queries.ts';

/** Says why something scheduled isn't published yet. */
export function ScheduleNote() {
  const { data } = useQuery(unpublishedQuery);
  if (!data?.scheduleProblem) return null;
  const { failed } = scheduledTexts();
  const { message, details, problems, next } = data.scheduleProblem;
  return (
    <Alert color="yellow" radius={0} icon={<IconCalendarX stroke={1.5} aria-hidden />} title={failed.title}>
      {message} {failed.tryAgain(clockInWords(next))}
      {problems.length > 0 && <ProblemList problems={problems} />}
      <Details>{details}</Details>
    </Alert>
  );
}

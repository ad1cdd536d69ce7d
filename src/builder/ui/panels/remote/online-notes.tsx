import { Alert } from '@mantine/core';
import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs';
import { remoteTexts } from '../../../texts/remote/remote-texts.ts';
import { Details } from '../../kit/details.tsx';
import { useOnlineCopy } from './online-queries.ts';

/** Says what is to know of the online copy of the site. */
export function OnlineNotes() {
  const { data } = useOnlineCopy();
  const { draft } = remoteTexts();
  if (!data?.draftProblem) return null;
  const { message, details } = data.draftProblem;
  return (
    <Alert color="yellow" radius={0} icon={<IconCloudOff stroke={1.5} aria-hidden />} title={draft.title}>
      {message} {draft.tryAgain}
      <Details>{details}</Details>
    </Alert>
  );
}

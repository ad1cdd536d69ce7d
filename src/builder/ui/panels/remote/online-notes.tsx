import { Alert } from '@mantine/core';
import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs';
import type { OnlineCopy } from '../../../protocol/online-calls.ts';
import { remoteTexts } from '../../../texts/remote/remote-texts.ts';
import { DraftNote } from '../drafts/draft-note.tsx';
import { Details } from '../../kit/details.tsx';
import { MovedNote } from './moved-note.tsx';
import { useOnlineCopy } from './online-queries.ts';

/** Says which draft is edited, and what is to know of the online copy of the site. */
export function OnlineNotes() {
  const { data } = useOnlineCopy();
  return (
    <>
      <DraftNote />
      {data?.draftProblem && <CopyNote {...data.draftProblem} />}
      {data?.moved && <MovedNote {...data.moved} />}
    </>
  );
}

/** Says why the draft has no copy online. */
const CopyNote = ({ message, details }: NonNullable<OnlineCopy['draftProblem']>) => (
  <Alert color="yellow" radius={0} icon={<IconCloudOff stroke={1.5} aria-hidden />} title={remoteTexts().draft.title}>
    {message} {remoteTexts().draft.tryAgain}
    <Details>{details}</Details>
  </Alert>
);

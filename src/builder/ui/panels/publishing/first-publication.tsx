import { Alert, Anchor, Text } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { publicationTexts } from '../../../texts/publication/publication-texts.ts';
import { useSite } from '../../state/queries.ts';
import { useCommands } from '../commands/command-store.ts';

const words = publicationTexts();

/** Says what a first publication does, and how much only the owner can settle is still open: visitors would see it. */
export function FirstPublication({ close }: { close: () => void }) {
  const { launch } = useSite();
  const list = useCommands().find(({ id }) => id === 'problems');
  const show = () => {
    close();
    list?.run();
  };
  return (
    <>
      <Text size="sm">{words.first}</Text>
      {launch.length > 0 && (
        <Alert role="group" color="yellow" icon={<IconAlertTriangle size={16} stroke={1.5} aria-hidden />}>
          {words.unsettled(launch.length)}{' '}
          <Anchor component="button" type="button" size="sm" c="inherit" underline="always" onClick={show}>
            {words.showUnsettled}
          </Anchor>
        </Alert>
      )}
    </>
  );
}

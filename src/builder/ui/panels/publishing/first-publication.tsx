import { Alert, Anchor, Checkbox, Stack, Text } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { publicationTexts } from '../../../texts/publication/publication-texts.ts';
import { useSite } from '../../state/queries.ts';
import { IS_OWNER } from '../../state/shell-token.ts';
import { useCommands } from '../commands/command-store.ts';

const words = publicationTexts();

interface FirstPublicationProps {
  /** Whether the owner knows of what is still open. */
  isKnown: boolean;
  onKnow: (isKnown: boolean) => void;
  close: () => void;
}

/**
 * Says what a first publication does, and how much only the owner can settle is still open: visitors would see it. An owner can
 * publish all the same, others can't.
 */
export function FirstPublication({ isKnown, onKnow, close }: FirstPublicationProps) {
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
          <Stack gap="xs">
            <div>
              {(IS_OWNER ? words.unsettled : words.unsettledByOwner)(launch.length)}{' '}
              <Anchor component="button" type="button" size="sm" c="inherit" underline="always" onClick={show}>
                {words.showUnsettled}
              </Anchor>
            </div>
            {IS_OWNER && (
              <Checkbox
                size="sm"
                label={words.know}
                checked={isKnown}
                onChange={({ currentTarget }) => onKnow(currentTarget.checked)}
              />
            )}
          </Stack>
        </Alert>
      )}
    </>
  );
}

import { Alert, Button, Group, Text } from '@mantine/core';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import { texts } from '../../texts/texts.ts';
import { useOpenFile } from '../state/open-file.ts';
import { useSite } from '../state/queries.ts';
import { useView } from '../state/view.tsx';
import classes from './preview-note.module.css';
import { previewWords } from './preview-words.ts';

const words = texts.shell.previewNote;

/** Says which page is shown while a file without a page is open, and why. */
export function PreviewNote() {
  const site = useSite();
  const { view, show } = useView();
  const file = useOpenFile();
  if (!file || file.address !== undefined) return null;
  const { reason, shown, better } = previewWords(site, file, view.page);
  return (
    <Alert
      className={classes.note}
      role="note"
      aria-label={words.label}
      color="gray"
      radius={0}
      py="xs"
      icon={<IconInfoCircle stroke={1.5} aria-hidden />}
    >
      <Group gap="xs" justify="space-between">
        <Text size="sm">
          {reason} {shown !== undefined && (better ? words.shownWithoutIt(shown) : words.shownAsExample(shown))}
        </Text>
        {better && (
          <Button variant="default" size="compact-xs" onClick={() => show({ page: better.address })}>
            {words.showOn(better.title)}
          </Button>
        )}
      </Group>
    </Alert>
  );
}

import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import IconGitCommit from '@tabler/icons-react/dist/esm/icons/IconGitCommit.mjs';
import { useQuery } from '@tanstack/react-query';
import { texts } from '../../../texts/texts.ts';
import { useCommand } from '../commands/command-store.ts';
import { SidePanel } from '../../kit/side-panel.tsx';
import { changesQuery, countChanges } from './changes-query.ts';
import classes from './changes.module.css';
import { ChangesPanel } from './changes-panel.tsx';

/** Opens what changed since the last commit; shows how many values that are. */
export function ChangesButton() {
  const [isOpen, { open, close }] = useDisclosure();
  const { data } = useQuery(changesQuery);
  const count = countChanges(data?.files ?? []);
  useCommand({
    id: 'changes',
    label: texts.changes.title,
    keywords: texts.changes.keywords,
    icon: IconGitCommit,
    run: open,
  });
  return (
    <>
      <Button
        variant="default"
        size="xs"
        aria-description={count === 0 ? texts.changes.nothingSince : texts.changes.since(count)}
        aria-haspopup="dialog"
        leftSection={<IconGitCommit size={16} stroke={1.5} aria-hidden />}
        rightSection={
          count > 0 && (
            <span className={classes.count} aria-hidden>
              {count}
            </span>
          )
        }
        onClick={open}
      >
        {texts.changes.title}
      </Button>
      <SidePanel title={texts.changes.title} isOpen={isOpen} close={close}>
        <ChangesPanel />
      </SidePanel>
    </>
  );
}

import { Accordion, Badge, Button, Drawer, List, Stack, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import type { ReactNode } from 'react';
import { texts } from '../../texts/texts.ts';
import type { OpenLaunchItem, FieldProblem } from '../../protocol/answers.ts';
import { useCommand } from '../panels/commands/command-store.ts';
import { useAfterFirstRender } from '../kit/use-after-first-render.ts';
import { useSite } from '../state/queries.ts';
import { groupByFile, groupProblems, problemWords } from './problem-groups.ts';
import { LaunchLine, ProblemLine } from './problem-lines.tsx';
import classes from './problems.module.css';

/** Says whether the site can be published; opens the list of all errors and warnings, and of what is to settle. */
export function ProblemsButton() {
  const { problems, launch } = useSite();
  const [isOpen, { open, close }] = useDisclosure();
  const hasList = useAfterFirstRender();
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = problems.length - errors;
  const Drawing = errors > 0 ? IconAlertCircle : warnings > 0 ? IconAlertTriangle : IconCircleCheck;
  useCommand({
    id: 'problems',
    label: texts.shell.problems.label,
    keywords: texts.shell.problems.keywords,
    icon: Drawing,
    run: open,
  });
  return (
    <>
      <Button
        className={classes.button}
        classNames={{ label: classes.label ?? '' }}
        variant="subtle"
        color={errors > 0 ? 'red' : 'gray'}
        fullWidth
        justify="flex-start"
        leftSection={<Drawing size={16} stroke={1.5} aria-hidden />}
        onClick={open}
      >
        {problemWords(errors, warnings, launch.length)}
      </Button>
      {hasList && (
        <Drawer opened={isOpen} onClose={close} position="left" size={440} title={texts.shell.problems.label}>
          <Text size="sm" c="dimmed" mb="md">
            {advice(errors, warnings)}
          </Text>
          <ProblemList problems={problems} onOpen={close} />
          <LaunchList items={launch} isOpen={problems.length === 0} onOpen={close} />
        </Drawer>
      )}
    </>
  );
}

function advice(errors: number, warnings: number): string {
  if (errors > 0) return texts.shell.problems.cannotPublish(errors);
  return warnings > 0 ? texts.shell.problems.onlyWarnings : texts.shell.problems.readyToPublish;
}

function ProblemList({ problems, onOpen }: { problems: readonly FieldProblem[]; onOpen: () => void }) {
  const { files } = useSite();
  return (
    <Stack gap="lg">
      {groupProblems(problems, files).map(({ title, file, list }) => (
        <FileSection key={file} title={title}>
          {list.map((problem) => (
            <List.Item key={`${problem.line}:${problem.column} ${problem.message}`}>
              <ProblemLine problem={problem} onOpen={onOpen} />
            </List.Item>
          ))}
        </FileSection>
      ))}
    </Stack>
  );
}

/** What only the owner can settle before the launch: folded away while there are problems. */
function LaunchList({
  items,
  isOpen,
  onOpen,
}: {
  items: readonly OpenLaunchItem[];
  isOpen: boolean;
  onOpen: () => void;
}) {
  const { files } = useSite();
  if (items.length === 0) return null;
  return (
    <Accordion
      className={classes.launch}
      classNames={{ control: classes.flush, content: classes.flush }}
      defaultValue={isOpen ? 'launch' : null}
      order={3}
      variant="unstyled"
    >
      <Accordion.Item value="launch">
        <Accordion.Control>
          <span className={classes.launchTitle}>{texts.shell.problems.beforePublishing}</span>{' '}
          <Badge size="xs" variant="light" color="gray" c="gray.8">
            {items.length}
          </Badge>
        </Accordion.Control>
        <Accordion.Panel>
          <Text size="xs" c="dimmed" mb="md">
            {texts.shell.problems.beforePublishingHint}
          </Text>
          <Stack gap="lg">
            {groupByFile(items, files).map(({ title, file, list }) => (
              <FileSection key={file} title={title}>
                {list.map((item) => (
                  <List.Item key={`${item.line} ${item.note}`}>
                    <LaunchLine item={item} onOpen={onOpen} />
                  </List.Item>
                ))}
              </FileSection>
            ))}
          </Stack>
        </Accordion.Panel>
      </Accordion.Item>
    </Accordion>
  );
}

/** What concerns a file, under its title. */
function FileSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <Title order={4} mb={4} className={classes.fileTitle}>
        {title}
      </Title>
      <List listStyleType="none" spacing={2} className={classes.items}>
        {children}
      </List>
    </section>
  );
}

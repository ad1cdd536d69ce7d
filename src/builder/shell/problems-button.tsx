import { Badge, Button, Drawer, List, Stack, Text, Title, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconAlertCircle, IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import type { Problem, SiteFile } from '../../editing-protocol/builder/site-methods.ts';
import { useSite } from '../state/queries.ts';
import { useView } from '../state/view.tsx';
import { pathOfProblem } from './problem-path.ts';
import { groupProblems, problemWords } from './problem-groups.ts';
import classes from './problems.module.css';

/** Says whether the site can be published; opens the list of all errors and warnings. */
export function ProblemsButton() {
  const { problems, files } = useSite();
  const [isOpen, { open, close }] = useDisclosure();
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = problems.length - errors;
  const Drawing = errors > 0 ? IconAlertCircle : warnings > 0 ? IconAlertTriangle : IconCircleCheck;
  return (
    <>
      <Button
        className={classes.button}
        variant="subtle"
        color={errors > 0 ? 'red' : 'gray'}
        fullWidth
        justify="flex-start"
        leftSection={<Drawing size={16} stroke={1.5} aria-hidden />}
        onClick={open}
      >
        {problemWords(errors, warnings)}
      </Button>
      <Drawer opened={isOpen} onClose={close} position="left" size={440} title="Problems">
        <Text size="sm" c="dimmed" mb="md">
          {errors > 0
            ? `The site can’t be published before ${errors === 1 ? 'this error is' : 'these errors are'} mended.`
            : 'The site can be published. Warnings are worth a look.'}
        </Text>
        <Stack gap="lg">
          {groupProblems(problems, files).map(({ title, file, list }) => (
            <section key={file} aria-label={title}>
              <Title order={3} fz="sm" mb={4}>
                {title}
              </Title>
              <List listStyleType="none" spacing={2}>
                {list.map((problem) => (
                  <List.Item key={`${problem.line}:${problem.column} ${problem.message}`}>
                    <ProblemLink problem={problem} file={files.find((one) => one.file === file)} onOpen={close} />
                  </List.Item>
                ))}
              </List>
            </section>
          ))}
        </Stack>
      </Drawer>
    </>
  );
}

interface ProblemLinkProps {
  problem: Problem;
  file: SiteFile | undefined;
  onOpen: () => void;
}

/** A problem; a click opens its field. */
function ProblemLink({ problem, file, onOpen }: ProblemLinkProps) {
  const { show } = useView();
  const { severity, message, hint, path } = problem;
  const open = () => {
    onOpen();
    show({
      ...(file?.address !== undefined && { page: file.address }),
      file: problem.file,
      selected: { file: problem.file, path: pathOfProblem(path) },
    });
  };
  return (
    <UnstyledButton className={classes.problem} onClick={open} disabled={!file}>
      <Badge
        size="xs"
        variant="light"
        color={severity === 'error' ? 'red' : 'yellow'}
        c={severity === 'error' ? 'red.9' : 'yellow.9'}
      >
        {severity}
      </Badge>
      <Text span size="sm">
        {message}
      </Text>
      <Text span size="xs" c="dimmed">
        {hint}
      </Text>
    </UnstyledButton>
  );
}

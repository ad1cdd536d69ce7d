import { Anchor, Button, Container, Group, Stack, Text, Title } from '@mantine/core';
import { Split } from '../../components/split.tsx';
import { BrokenLine } from './broken-line.tsx';
import classes from './error-message.module.css';

interface ErrorMessageProps {
  errorTitle: string;
  errorText: string;
  reload: string;
  backToHome: string;
  /** Path of the region's home page. */
  home: string;
}

/** An error message with a drawing, a button that reloads the page, and a link home. */
export function ErrorMessage({ errorTitle, errorText, reload, backToHome, home }: ErrorMessageProps) {
  return (
    <Container className={classes.message} role="alert">
      <Split ratio={[7, 5]} stacks="narrow" className={classes.grid}>
        <Stack gap="md" maw="36rem">
          <Title>{errorTitle}</Title>
          <Text variant="lead">{errorText}</Text>
          <Group gap="lg" mt="xs">
            <Button type="button" onClick={() => location.reload()}>
              {reload}
            </Button>
            <Anchor variant="onward" href={home} target="_self">
              {backToHome}
            </Anchor>
          </Group>
        </Stack>
        <BrokenLine />
      </Split>
    </Container>
  );
}

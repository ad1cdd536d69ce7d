import { Anchor, Button, Container, Group, Stack, Text, Title } from '@mantine/core';
import { Component, type ReactNode } from 'react';
import { Split } from '../../components/split.tsx';
import type { LayoutData } from '../../schema/page-data.ts';
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

interface SectionErrorBoundaryProps {
  labels: LayoutData['dictionary']['page'];
  home: string;
  children: ReactNode;
}

/** Confines an error to its section. */
export class SectionErrorBoundary extends Component<SectionErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div className={classes.section}>
        <ErrorMessage {...this.props.labels} home={this.props.home} />
      </div>
    );
  }
}

/**
 * A broken rising line, its last point on the floor, and a spider on a torn thread. Inline rather than an image file,
 * because the network may have failed.
 */
function BrokenLine() {
  return (
    <svg className={classes.drawing} viewBox="0 0 480 360" aria-hidden="true">
      <path d="M24 312H456M64 312v8M128 312v8M192 312v8M256 312v8M320 312v8M384 312v8M426 0V70c0 10-9 10-9 20s11 9 9 18M426 280c0-10 8-10 7-20M420 288c-10-12-20-8-24 24M418 294c-8-4-13 2-14 18M432 288c10-12 20-8 24 24M434 294c8-4 13 2 14 18" />
      <path className={classes.line} d="M40 256L112 222L184 234L256 150L292 212" />
      <path className={classes.fall} d="M276 116C308 104 324 176 332 298C340 264 358 264 366 294" />
      <path className={classes.point} d="M380 298h0" />
      <path className={classes.body} d="M426 294h0" />
      <path className={classes.eyes} d="M419 290h0M428 288h0" />
    </svg>
  );
}

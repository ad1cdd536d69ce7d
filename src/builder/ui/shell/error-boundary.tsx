import { Alert, Button } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { Component, type ReactNode } from 'react';
import { texts } from '../../texts/texts.ts';
import { Details } from '../kit/details.tsx';

interface ErrorBoundaryProps {
  /** Says that the part couldn't be shown. */
  title: string;
  children: ReactNode;
}

/** Keeps the rest of the builder usable if a part of it fails: shows the error and lets the user try again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: Error | undefined }> {
  override state: { error: Error | undefined } = { error: undefined };

  static getDerivedStateFromError(error: Error): { error: Error } {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <Alert color="red" m="md" icon={<IconAlertTriangle aria-hidden />} title={this.props.title}>
        <p>{texts.shell.failure.hint}</p>
        <Details>{error.message}</Details>
        <Button variant="default" onClick={() => this.setState({ error: undefined })}>
          {texts.common.tryAgain}
        </Button>
      </Alert>
    );
  }
}

import { Alert, Button } from '@mantine/core';
import { upperFirst } from '@mantine/hooks';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { Component, type ReactNode } from 'react';
import { Details } from './details.tsx';

interface ErrorBoundaryProps {
  /** What the part shows, in words: "the form". */
  part: string;
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
      <Alert
        color="red"
        m="md"
        icon={<IconAlertTriangle aria-hidden />}
        title={`${upperFirst(this.props.part)} couldn’t be shown`}
      >
        <p>Your saved changes are safe, and you can still undo them.</p>
        <Details>{error.message}</Details>
        <Button variant="default" onClick={() => this.setState({ error: undefined })}>
          Try again
        </Button>
      </Alert>
    );
  }
}

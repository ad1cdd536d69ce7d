import { Component, type ReactNode } from 'react';
import type { LayoutData } from '../../schema/page-data.ts';
import { ErrorMessage } from './error-message.tsx';
import classes from './error-message.module.css';

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

import { Component, type ReactNode } from 'react';
import type { LayoutDocument } from '../schema/document.ts';
import { ErrorMessage } from './error-message.tsx';
import classes from './error-message.module.css';

interface SectionBoundaryProps {
  words: LayoutDocument['words']['page'];
  home: string;
  children: ReactNode;
}

/** Keeps a section that fails from taking the page with it. */
export class SectionBoundary extends Component<SectionBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div className={classes.section}>
        <ErrorMessage {...this.props.words} home={this.props.home} />
      </div>
    );
  }
}

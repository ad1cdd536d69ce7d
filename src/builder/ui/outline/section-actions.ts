import { createContext, useContext } from 'react';
import type { OutlineControl } from './choice-store.ts';

/** What the buttons, the menu and the keys of a section do. They are for the chosen sections. */
export interface SectionActions {
  moveUp: (control: OutlineControl) => void;
  moveDown: (control: OutlineControl) => void;
  duplicate: (control: OutlineControl) => void;
  toggleHidden: (control: OutlineControl) => void;
  /** Asks first if links lead to a section. */
  remove: (control: OutlineControl) => void;
  /** Shows them in the regions of the section at an index and in one more or less. */
  toggleRegion: (index: number, code: string, isShown: boolean) => void;
  copy: () => void;
  /** Inserts the sections of the clipboard behind the chosen ones. */
  paste: () => void;
  askWhere: () => void;
  /** Asks for the days on which they are shown. */
  askDates: () => void;
  /** For the section at an index, whichever are chosen. */
  askAnchor: (index: number) => void;
  askShared: (index: number) => void;
  /** Asks what a template of it is called. */
  askTemplate: (index: number) => void;
  makeOwn: (index: number) => void;
}

/** The actions of the outline that a section is in. */
export const ActionsContext = createContext<SectionActions | undefined>(undefined);

/** Returns what the buttons of a section do. */
export function useSectionActions(): SectionActions {
  const actions = useContext(ActionsContext);
  if (!actions) throw new Error('useSectionActions is called outside of an outline.');
  return actions;
}

import { z } from 'zod';
import type { FieldProblem, OpenTranslation } from './answers.ts';
import { draftSelection } from './draft-selection.ts';
import type { Path } from '../../data/path.ts';

/** The inputs of the calls that say what a publication would change, before it. */
export const BEFORE_INPUTS = {
  /** Checks what is chosen: what is wrong, which translations are older, which addresses would be lost. */
  checkSelection: draftSelection,
  /** Compares what the chosen pages weigh with what they weigh now. */
  weighSelection: draftSelection,
  /** Returns how a chosen page looks when it's shared, where that changes. */
  sharedCards: draftSelection.extend({ /** The file of the page. */ file: z.string() }),
};

/** A problem of what is chosen. */
export interface SelectionProblem extends FieldProblem {
  /** Whether the whole draft doesn't have it: something that's needed is left out. */
  isLeftOut: boolean;
}

/** What visitors of a lost address could get. */
export type AddressRemedy =
  /** The page has another address now: it can get a redirect from the old one. */
  | { kind: 'redirect'; file: string; title: string }
  /** The page is still there, but isn't shown: its field says why. */
  | { kind: 'hidden'; file: string; path: Path }
  /** The page is gone. */
  | { kind: 'gone' };

/** A page that would have no address any more. */
export interface LostAddress {
  /** The name of the page; of the region, if all its pages are lost. */
  title: string;
  /** Its addresses without region: `/about-me`; that of a region with it: `/dk/`. */
  addresses: string[];
  /** The regions in which they would be lost. */
  regions: string[];
  remedy: AddressRemedy;
}

/** What would happen if the chosen things were published. */
export interface SelectionCheck {
  /** Whether it could be checked: what was left out may belong to other regions. */
  isChecked: boolean;
  problems: SelectionProblem[];
  translations: OpenTranslation[];
  lost: LostAddress[];
}

/** What a visitor with a phone loads of a page, in bytes: its compressed HTML, and its pictures. */
export interface VisitorWeight {
  html: number;
  pictures: number;
}

/** The weight of a page in the first region that shows it. */
export interface PageWeighing {
  /** The file of the page. */
  file: string;
  title: string;
  /** Absent for a page that visitors don't have yet. */
  before?: VisitorWeight;
  after: VisitorWeight;
  /** The picture that adds most; absent if none does. */
  picture?: { src: string; bytes: number; /** Where the page shows it. */ field?: { file: string; path: Path } };
}

/** How a page looks when it's shared. */
export interface ShareCard {
  /** The address of its picture, or a data URL; absent if it has none. */
  picture?: string;
  host: string;
  title: string;
  description: string;
}

/** How sharing a page changes in some regions. */
export interface ChangedCard {
  regions: string[];
  /** Absent for a page that visitors don't have yet. */
  before?: ShareCard;
  after: ShareCard;
}

/** The answers to the calls that say what a publication would change. */
export interface BeforeAnswers {
  checkSelection: SelectionCheck;
  weighSelection: PageWeighing[];
  sharedCards: ChangedCard[];
}

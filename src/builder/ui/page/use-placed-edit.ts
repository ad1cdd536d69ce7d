import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import type { SiteOverview } from '../../protocol/answers.ts';
import { INLINE_MARKUP } from '../../../schema/inline-markup.ts';
import { factValue } from '../form/model/facts.ts';
import type { Draft, KeptDraft } from '../form/saving/draft.ts';
import { drafts, fileOfKey, pathOfKey } from '../form/saving/unsaved.ts';
import { factsInText } from '../form/text/use-facts.ts';
import { variantsOf } from '../state/variants.ts';
import { editablePlace } from './editable-place.ts';
import { isSameField } from './field-path.ts';
import type { InlineEdit, Point } from './inline-edit.ts';
import type { PageTarget, TextIndex } from './text-index.ts';
import { findTextRange, placeText, type TextPlace } from './text-place.ts';
import type { UnsavedText } from './use-typed-texts.ts';

/** A text that is edited in a copy of its part of the page. */
export interface PlacedEditing {
  key: string;
  kind: 'rich' | 'line';
  place: TextPlace;
  start: string;
  point: Point | undefined;
  attributes: Readonly<Record<string, string>>;
  onStart: (edit: InlineEdit) => void;
  onChange: (text: string) => void;
  onPasteNote: (note: string | undefined) => void;
  onBlur: () => void;
  onEnd: (isReverted: boolean) => void;
  onLost: () => void;
}

/** A text that has been edited in its place and isn't saved. */
interface KeptPlace {
  target: PageTarget;
  place: TextPlace;
}

/** The site, and the region that a page is of. */
interface OfRegion {
  site: SiteOverview;
  region: SiteOverview['regions'][number];
}

/** What begins the editing of a text in its place. */
interface PlacedBeginning {
  key: string;
  target: PageTarget;
  place: TextPlace;
  /** The text as the file has it. */
  written: string;
  point: Point | undefined;
  /** Returns the text as the file has it at that time. */
  seenNow: () => unknown;
  about: Pick<KeptDraft, 'label' | 'region'>;
  language: string;
  onNote: (note: string | undefined) => void;
  /** Called when the text is no longer edited. */
  onStop: () => void;
  /** Called after it, if the page has taken the text away. */
  onLost: () => void;
}

/** Edits texts with formats and facts in their place on a page. */
export interface PlacedEdits {
  editing: PlacedEditing | undefined;
  /** Texts that were edited and aren't saved. */
  unsaved: readonly UnsavedText[];
  /** Returns the text that isn't saved at an element. */
  targetAt: (element: Element) => PageTarget | undefined;
  /** Gives a part of the page back that shows a text that isn't saved. */
  giveBack: (key: string) => void;
  begin: (beginning: PlacedBeginning) => void;
}

interface PlacedOptions extends OfRegion {
  index: (() => TextIndex) | undefined;
  /** Gets the edit that is under way. */
  running: RefObject<InlineEdit | undefined>;
}

/** Edits texts in copies of their parts of a page, which goes on to follow the content meanwhile. */
export function usePlacedEdit({ index, running, site, region }: PlacedOptions): PlacedEdits {
  const [editing, setEditing] = useState<PlacedEditing>();
  const all = useSyncExternalStore(drafts.subscribe, drafts.all);
  const [kept, setKept] = useState<ReadonlyMap<string, KeptPlace>>(new Map());
  const unsavedKeys = all.map(([key]) => key).join('\n');
  // What is saved is on the page itself.
  useEffect(() => {
    const done = [...kept].filter(([key]) => !drafts.get(key));
    if (done.length === 0) return;
    for (const [, { place }] of done) place.remove();
    setKept(new Map([...kept].filter(([key]) => drafts.get(key))));
  }, [kept, unsavedKeys]);
  const keep = (key: string, one: KeptPlace) => setKept((before) => new Map(before).set(key, one));
  // The page may have replaced its part meanwhile.
  const isShown = (key: string) => key === editing?.key || kept.get(key)?.place.original.isConnected === true;
  useRefusedTexts({ index, site, region, all, isShown, keep });
  const shown = useRef(kept);
  useEffect(() => {
    shown.current = kept;
  });
  useEffect(() => () => shown.current.forEach(({ place }) => place.remove()), []);
  const begin = (beginning: PlacedBeginning) => {
    const { key, target, place, written, point, seenNow, about, onNote, onStop, onLost } = beginning;
    const draft = drafts.get(key)?.value;
    const stop = () => {
      running.current = undefined;
      setEditing(undefined);
      onStop();
    };
    setEditing({
      key,
      kind: kindOf(target),
      place,
      point,
      start: typeof draft === 'string' ? draft : written,
      attributes: {
        role: 'textbox',
        'aria-label': about.label,
        'aria-multiline': String(kindOf(target) === 'rich'),
        lang: beginning.language,
        spellcheck: 'true',
      },
      onStart: (edit) => (running.current = edit),
      onChange: (text) => drafts.change(key, text, seenNow(), about),
      onPasteNote: onNote,
      onBlur: () => drafts.flush(key),
      onEnd(isReverted) {
        if (isReverted) {
          if (drafts.get(key)?.conflict) drafts.discard(key);
          else if (drafts.get(key)) drafts.change(key, written, seenNow(), about);
        }
        drafts.flush(key);
        stop();
        if (drafts.get(key) && !isReverted) keep(key, { target, place });
        else place.remove();
      },
      onLost() {
        stop();
        onLost();
      },
    });
  };
  return {
    editing,
    begin,
    giveBack(key) {
      kept.get(key)?.place.remove();
      setKept((before) => new Map([...before].filter(([other]) => other !== key)));
    },
    unsaved: [...kept].flatMap(([key, { place }]) => {
      const draft = drafts.get(key);
      return draft ? [{ key, draft, element: place.mount }] : [];
    }),
    targetAt: (element) => [...kept.values()].find(({ place }) => place.copy.contains(element))?.target,
  };
}

interface RefusedOptions extends OfRegion {
  index: (() => TextIndex) | undefined;
  all: readonly (readonly [string, Draft])[];
  /** Whether a field's text is shown already. */
  isShown: (key: string) => boolean;
  keep: (key: string, one: KeptPlace) => void;
}

/** Shows texts that are refused where they were typed, also after the page was loaded again. */
function useRefusedTexts({ index, site, region, all, isShown, keep }: RefusedOptions): void {
  const refused = all.filter(
    ([key, { value, region: typedIn, problems, conflict }]) =>
      typeof value === 'string' && typedIn === region.code && (problems.length > 0 || conflict) && !isShown(key),
  );
  const keys = refused.map(([key]) => key).join('\n');
  const latest = useRef(refused);
  useEffect(() => {
    latest.current = refused;
  });
  useEffect(() => {
    if (!index || keys === '') return undefined;
    let isOver = false;
    const show = ({ showText }: typeof import('./placed-text.tsx')) => {
      if (isOver) return;
      for (const [key, { value, seen }] of latest.current) {
        const target = targetOf(key, index(), site);
        const place = target && placeTarget(target, [seen], { site, region });
        if (!place) continue;
        showText(place, { kind: kindOf(target), text: String(value), facts: factsInText(site, region.code).values });
        keep(key, { target, place });
      }
    };
    import('./placed-text.tsx').then(show, reportError);
    return () => {
      isOver = true;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- shown once for each page and each text
  }, [index, keys]);
}

/** Returns where a page shows a field, unless its text stands alone in an element; see `TypedTexts`. */
function targetOf(key: string, index: TextIndex, site: SiteOverview): PageTarget | undefined {
  const field = { file: fileOfKey(key), path: pathOfKey(key) };
  const target = index.find(field, variantsOf(site));
  if (target?.kind !== 'text' || !isSameField(target.field, field)) return undefined;
  return editablePlace(target, target.spans[0]?.run.text) ? undefined : target;
}

/** Returns whether a text has paragraphs, or is one line. */
export const kindOf = (target: PageTarget): 'rich' | 'line' =>
  target.kind === 'text' && target.textKind === 'rich-text' ? 'rich' : 'line';

/** Puts a copy in place of a text's part of the page; `undefined` if the page shows something else there. */
export function placeTarget(
  target: PageTarget,
  candidates: readonly unknown[],
  { site, region }: OfRegion,
): TextPlace | undefined {
  const isRich = kindOf(target) === 'rich';
  for (const text of candidates) {
    if (typeof text !== 'string') continue;
    const range = findTextRange(
      target,
      shownWords(text, isRich, (name) => valueOfFact(name, site, region.code)),
    );
    if (range) return placeText(range, isRich);
  }
  return undefined;
}

function valueOfFact(name: string, { facts, regions }: SiteOverview, region: string): string | undefined {
  const fact = facts.find((one) => one.name === name);
  return fact && factValue(fact, region, regions);
}

/** Returns the words of a text as the page shows them. */
function shownWords(text: string, isRich: boolean, valueOf: (name: string) => string | undefined): string {
  const plain = isRich
    ? text
        .replaceAll(new RegExp(INLINE_MARKUP, 'g'), (_markup, bold?: string, label = '') => bold ?? label)
        .replaceAll(/^[ \t]*- /gm, '')
    : text;
  return plain.replaceAll(/\{([A-Za-z]\w*)\}/g, (whole, name: string) => valueOf(name) ?? whole);
}

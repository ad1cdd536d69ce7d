import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { drafts } from '../form/saving/unsaved.ts';
import type { InlineEdit } from './inline-edit.ts';
import { textKindOf, type OfRegion } from './place-target.ts';
import type { TextIndex } from './text-index.ts';
import type { PlacedCopy } from './placed-copy.ts';
import { useRefusedTexts, type KeptPlace } from './use-refused-texts.ts';
import type { PlacedEditing, PlacedBeginning, PlacedEdits } from './text-editing.ts';

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
  // What is saved is on the page itself.
  useEffect(() => {
    const unsaved = new Set(all.map(([key]) => key));
    for (const [key, { place }] of kept) if (!unsaved.has(key)) place.remove();
  }, [kept, all]);
  const keep = (key: string, one: KeptPlace) => setKept((before) => new Map(before).set(key, one));
  const isShown = (key: string) => key === editing?.field.key || isInPlace(kept.get(key)?.place);
  useRefusedTexts({ index, site, region, all, isShown, keep });
  const shown = useRef(kept);
  useEffect(() => {
    shown.current = kept;
  });
  useEffect(() => () => shown.current.forEach(({ place }) => place.remove()), []);
  const begin = (beginning: PlacedBeginning) => {
    const { field, target, place, onStop, onLost } = beginning;
    const stop = () => {
      running.current = undefined;
      setEditing(undefined);
      onStop();
    };
    setEditing({
      ...editingOf(beginning),
      onStart: (edit) => (running.current = edit),
      onEnd() {
        const { key } = field;
        drafts.flush(key);
        stop();
        if (drafts.get(key)) keep(key, { target, place });
        else place.remove();
      },
      onLost(before) {
        stop();
        onLost(before);
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
      return draft && isInPlace(place) ? [{ key, draft, element: place.mount }] : [];
    }),
    targetAt: (element) => [...kept.values()].find(({ place }) => place.copy.contains(element))?.target,
  };
}

/** Whether a copy stands on the page, which may have replaced its part meanwhile. */
const isInPlace = (place: PlacedCopy | undefined): boolean =>
  place !== undefined && place.original.isConnected && place.copy.isConnected;

/** Returns how a text is edited: what is typed is a draft of its field, as in a form. */
function editingOf(beginning: PlacedBeginning): Omit<PlacedEditing, 'onStart' | 'onEnd' | 'onLost'> {
  const { field, target, place, written, point, seenNow, about, language, onNote } = beginning;
  const draft = drafts.get(field.key)?.value;
  const kind = textKindOf(target);
  return {
    field,
    kind,
    place,
    point,
    start: typeof draft === 'string' ? draft : written,
    attributes: {
      role: 'textbox',
      'aria-label': about.label,
      'aria-multiline': String(kind === 'rich'),
      lang: language,
      spellcheck: 'true',
    },
    onChange: (text) => drafts.change(field.key, text, seenNow(), about),
    onNote: onNote,
    onBlur: () => drafts.flush(field.key),
  };
}

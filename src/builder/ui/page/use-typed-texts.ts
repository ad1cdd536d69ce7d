import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { FileAnswer, SiteOverview } from '../../protocol/answers.ts';
import type { Draft } from '../form/saving/draft.ts';
import { drafts, fileOfKey, pathOfKey } from '../form/saving/unsaved.ts';
import { fileQuery } from '../state/queries.ts';
import { editablePlace } from './editable-place.ts';
import { isSameField } from './field-path.ts';
import type { TextIndex } from './text-index.ts';
import type { TypedTexts } from './typed-texts.ts';
import { valueAt } from '../../../data/plain.ts';
import { variantsOf } from '../state/variants.ts';

/** A text that was typed in a frame and isn't saved. */
export interface UnsavedText {
  key: string;
  draft: Draft;
  /** Where it stands. */
  element: HTMLElement;
}

interface TypedOptions {
  index: (() => TextIndex) | undefined;
  typed: TypedTexts;
  site: SiteOverview;
  region: SiteOverview['regions'][number];
  /** The text that is being edited now; see `fieldKey`. */
  editedKey: string | undefined;
}

/** Shows what was typed in a frame where it was typed, until it's saved, and returns it. Also after a reload. */
export function useTypedTexts({ index, typed, site, region, editedKey }: TypedOptions): readonly UnsavedText[] {
  const client = useQueryClient();
  const all = useSyncExternalStore(drafts.subscribe, drafts.all);
  const own = useMemo(
    () => all.filter(([key, draft]) => draft.region === region.code && key !== editedKey),
    [all, editedKey, region],
  );
  useEffect(() => () => typed.release(), [typed]);
  useEffect(() => {
    const known = new Set(own.map(([key]) => key));
    const valueOf = (key: string) =>
      valueAt(client.getQueryData<FileAnswer>(fileQuery(fileOfKey(key)).queryKey)?.data, pathOfKey(key));
    for (const key of typed.keys())
      if (key !== editedKey && !known.has(key)) typed.end(key, typed.nodeOf(key)?.data === valueOf(key));
    for (const [key, { value }] of own) {
      if (typeof value !== 'string') continue;
      const node = typed.nodeOf(key) ?? (index && placeOf(key, index(), site));
      if (node) typed.begin(key, node);
      typed.show(key, value);
    }
  }, [client, editedKey, index, own, site, typed]);
  return own.flatMap(([key, draft]) => {
    const element = typed.nodeOf(key)?.parentElement;
    return element ? [{ key, draft, element }] : [];
  });
}

/** Returns the text of the page that shows a field, if it can be edited there. */
function placeOf(key: string, index: TextIndex, site: SiteOverview): Text | undefined {
  const field = { file: fileOfKey(key), path: pathOfKey(key) };
  const target = index.find(field, variantsOf(site));
  if (target?.kind !== 'text' || !isSameField(target.field, field)) return undefined;
  return editablePlace(target, target.spans[0]?.run.text)?.node;
}

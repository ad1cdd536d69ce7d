import { useEffect, useRef } from 'react';
import type { SiteOverview } from '../../protocol/answers.ts';
import type { Draft } from '../form/saving/draft.ts';
import { fileOfKey, pathOfKey } from '../form/saving/unsaved.ts';
import { loadEditing } from '../load-editing.ts';
import { factsInText } from '../form/text/use-facts.ts';
import { variantsOf } from '../state/variants.ts';
import { editablePlace } from './editable-place.ts';
import { isSameField } from './field-path.ts';
import { textKindOf, placeTarget, type OfRegion } from './place-target.ts';
import type { PageTarget, TextIndex } from './text-index.ts';
import type { PlacedCopy } from './placed-copy.ts';

/** A text that has been edited in its place and isn't saved. */
export interface KeptPlace {
  target: PageTarget;
  place: PlacedCopy;
}

interface RefusedOptions extends OfRegion {
  index: (() => TextIndex) | undefined;
  all: readonly (readonly [string, Draft])[];
  /** Whether a field's text is shown already. */
  isShown: (key: string) => boolean;
  keep: (key: string, one: KeptPlace) => void;
}

/** Shows texts that are refused where they were typed, also after the page was loaded again. */
export function useRefusedTexts({ index, site, region, all, isShown, keep }: RefusedOptions): void {
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
    const show = async () => {
      const { showText } = await loadEditing();
      if (isOver) return;
      for (const [key, { value, seen }] of latest.current) {
        const target = targetOf(key, index(), site);
        const place = target && placeTarget(target, [seen], { site, region });
        if (!place) continue;
        showText(place, {
          kind: textKindOf(target),
          text: String(value),
          facts: factsInText(site, region.code).values,
        });
        keep(key, { target, place });
      }
    };
    show().catch(reportError);
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

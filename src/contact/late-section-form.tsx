import { createElement, memo, Suspense, use, useCallback, useEffect, useRef } from 'react';
import { hasDraft } from './contact-draft.ts';
import { loadedSectionForm, loadSectionForm, whenSectionFormIsThere } from './section-form-part.ts';
import { whenWanted, type Wanted } from './when-wanted.ts';

/**
 * The place of the form in a section. A pre-rendered form stays as it is, and works as without script, until a visitor
 * comes near it or something typed before waits for it: only then its code is fetched and run.
 */
export const LateSectionForm = memo(function LateSectionForm() {
  const place = useRef<HTMLDivElement>(null);
  const wanted = useRef<Wanted>(undefined);
  useEffect(() => {
    if (!place.current || loadedSectionForm()) return undefined;
    const watch = whenWanted(place.current, loadSectionForm);
    wanted.current = watch;
    if (hasDraft()) watch.begin();
    return watch.release;
  }, []);
  const onThere = useCallback(() => wanted.current?.release(), []);
  return (
    <div ref={place}>
      <Suspense>
        <FormOnceThere onThere={onThere} />
      </Suspense>
    </div>
  );
});

function FormOnceThere({ onThere }: { onThere: () => void }) {
  const Form = loadedSectionForm();
  if (!Form) use(whenSectionFormIsThere());
  useEffect(onThere, [onThere]);
  // Once it is there it is the same one, always.
  return Form && createElement(Form);
}

import { useEffect, useRef, type RefObject } from 'react';
import { shownKeys } from '../../state/variants.ts';
import { usePreview } from '../../state/view.tsx';
import { useForm } from './form-state.tsx';
import { type Path, formatPath } from '../../../../data/path.ts';

/** Selections that were followed already: a field that is shown again later doesn't take the focus. */
const followed = new WeakSet<Path>();

/** Inputs and buttons, but for those beside a title. */
const INPUTS =
  ':is(input:not([type="hidden"], [type="file"]), textarea, button, [contenteditable="true"]):not([data-header] *)';

/** Whether a text is being edited on a page: it keeps the focus, also when the form appears only then. */
const isEditingOnPage = (): boolean =>
  document.activeElement instanceof HTMLIFrameElement &&
  document.activeElement.contentDocument?.activeElement?.matches('[contenteditable]') === true;

/** Focuses the first input of a field and scrolls to it, when the field is selected elsewhere or was just added. */
export function useFocusedField(path: Path): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const { focused, site } = useForm();
  const { regions } = usePreview();
  const name = formatPath(path);
  const isFocused = focused !== undefined && formatPath(focused) === name;
  useEffect(() => {
    // A new field is filled in from its first input on.
    if (takeFocusRequest(path)) focusFirst(ref.current);
    // oxlint-disable-next-line react/exhaustive-deps -- the same path is another array with each rendering
  }, [name]);
  useEffect(() => {
    if (!isFocused || followed.has(focused)) return;
    followed.add(focused);
    if (isEditingOnPage()) ref.current?.scrollIntoView({ block: 'center' });
    else focusFirst(ref.current, shownKeys(site, regions));
  }, [focused, isFocused, site, regions]);
  return ref;
}

/** @param shown the keys of the languages and regions that the pages show: of a text in several, one of these is focused */
function focusFirst(field: HTMLElement | null, shown: readonly string[] = []): void {
  const inputs = [...(field?.querySelectorAll<HTMLElement>(INPUTS) ?? [])];
  const own = inputs.filter((each) => each.dataset['path'] !== undefined);
  const input = own.find((each) => isShown(each, shown)) ?? own[0] ?? inputs[0];
  field?.scrollIntoView({ block: 'center' });
  input?.focus({ preventScroll: true });
}

const isShown = ({ dataset: { path = '' } }: HTMLElement, keys: readonly string[]): boolean =>
  keys.includes(path.split('.').at(-1) ?? '');

/** The field that was added last: it takes the focus when it's shown. */
let waiting: string | undefined;

/** Says that a field is about to be added, so that the cursor is in it then. */
export function requestFocus(path: Path): void {
  waiting = formatPath(path);
}

/** Whether a field is the one that was added last. It is so once. */
function takeFocusRequest(path: Path): boolean {
  if (waiting !== formatPath(path)) return false;
  waiting = undefined;
  return true;
}

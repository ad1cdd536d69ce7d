import { useCallback, type KeyboardEvent } from 'react';
import { texts } from '../../texts/texts.ts';
import { outlineState, setOutline } from './choice-store.ts';
import { chooseAll, chooseOne, extendTo, type Choice } from './choose.ts';
import { ADD_BUTTON_ID, focusForm } from './focus.ts';
import { outlineCommand, type OutlineCommand } from './outline-keys.ts';
import type { SectionActions } from './section-actions.ts';

interface Context {
  actions: SectionActions;
  /** Number of sections. */
  total: number;
  choose: (choice: Choice) => void;
  onBack: () => void;
}

/** Selects the row that comes before or after a row, also a list item of a section. */
function step(list: HTMLElement, from: Element, way: 1 | -1 | 'first' | 'last'): void {
  const rows = [...list.querySelectorAll<HTMLElement>('[data-row]')];
  const index = rows.indexOf(from as HTMLElement);
  const next = way === 'first' ? rows[0] : way === 'last' ? rows.at(-1) : rows[index + way];
  next?.focus();
  next?.click();
}

function extend({ total, choose }: Context, by: 1 | -1): void {
  const { choice } = outlineState();
  if (!choice) return;
  const index = Math.min(Math.max(choice.focus + by, 0), total - 1);
  const next = extendTo(choice, index);
  choose(next);
  setOutline({ focus: { index, control: 'row' }, announcement: texts.outline.selectedSections(next.indexes.length) });
}

const indexOf = (row: Element): number => Number(row.closest('[data-index]')?.getAttribute('data-index'));

/** Chooses the section that has focus, unless it's among the chosen ones: assistive technology moves focus without a click. */
function chooseFocused(row: Element, { choose }: Context): void {
  const index = indexOf(row);
  if (!outlineState().choice?.indexes.includes(index)) choose(chooseOne(index));
}

/** Runs what a key does. `row` has focus. */
function run(command: OutlineCommand, list: HTMLElement, row: Element, context: Context): void {
  const { actions, total, choose, onBack } = context;
  const commands: Record<OutlineCommand, () => void> = {
    previous: () => step(list, row, -1),
    next: () => step(list, row, 1),
    first: () => step(list, row, 'first'),
    last: () => step(list, row, 'last'),
    'extend-up': () => extend(context, -1),
    'extend-down': () => extend(context, 1),
    all: () => {
      const every = chooseAll([...Array(total).keys()]);
      if (!every) return;
      choose({ ...every, focus: outlineState().choice?.focus ?? 0 });
      setOutline({ announcement: texts.outline.selectedSections(total) });
    },
    open: () => {
      if (!row.hasAttribute('aria-current')) choose(chooseOne(indexOf(row)));
      requestAnimationFrame(focusForm);
    },
    expand: () => setOutline({ expanded: true }),
    collapse: () => setOutline({ expanded: false }),
    'move-up': () => actions.moveUp('row'),
    'move-down': () => actions.moveDown('row'),
    add: () => document.querySelector<HTMLElement>(`#${ADD_BUTTON_ID}`)?.click(),
    duplicate: () => actions.duplicate('row'),
    hide: () => actions.toggleHidden('row'),
    remove: () => actions.remove('row'),
    back: onBack,
  };
  commands[command]();
}

/** Returns the listener for keys that are pressed in the list of sections. Buttons of a section keep their own keys. */
export function useOutlineKeys(context: Context): (event: KeyboardEvent<HTMLElement>) => void {
  return useCallback(
    (event) => {
      const row = event.target as Element; // a control of the list has focus
      const command = outlineCommand(event);
      if (command === undefined || event.defaultPrevented || event.target === event.currentTarget) return;
      const isRow = row.hasAttribute('data-row');
      const isInList = row.closest('[data-index]') !== null;
      if (!isInList || (!isRow && command === 'open')) return;
      event.preventDefault();
      const main = isRow ? row : (row.closest('[data-index]')?.querySelector('[data-row]') ?? row);
      chooseFocused(main, context);
      run(command, event.currentTarget, main, context);
    },
    [context],
  );
}

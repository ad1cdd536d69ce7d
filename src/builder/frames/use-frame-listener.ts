import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Trace } from '../../editing-protocol/builder/page-methods.ts';
import type { Site } from '../../editing-protocol/builder/site-methods.ts';
import { valueAt } from '../form/model/walk-fields.ts';
import { focusForm, focusOutline } from '../outline/focus.ts';
import { useEdit } from '../state/edit.ts';
import { fileQuery } from '../state/queries.ts';
import { useView } from '../state/view.tsx';
import { isSameField } from './field-path.ts';
import { pageOfLink } from './frame-document.ts';
import type { FrameListener } from './frame-events.ts';
import { editablePlace, editInline } from './inline-edit.ts';
import { nameOfTarget } from './names.ts';
import { isText } from './page-parts.ts';
import type { LoadedPage } from './page-frame.tsx';
import type { ScrollGroup } from './scroll-together.ts';
import { targetAt } from './target-places.ts';
import type { Target, TextIndex } from './text-index.ts';

interface ListenerOptions {
  page: LoadedPage;
  index: (() => TextIndex) | undefined;
  trace: Trace | undefined;
  interacts: boolean;
  group: ScrollGroup;
  site: Site;
  region: Site['regions'][number];
  setHovered: (target: Target | undefined) => void;
  choose: (target: Target) => void;
}

/** Returns what happens when a person points, clicks and types in a frame. */
export function useFrameListener(options: ListenerOptions): FrameListener {
  const { page, index, interacts, group, site, setHovered, choose } = options;
  const { view, show } = useView();
  const { isEditing, edit } = useInlineEdit(options);
  const select = (target: Target | undefined) => {
    if (!target?.field) return;
    const { field } = target;
    const isAgain = view.selected !== undefined && isSameField(view.selected, field);
    const focusField = () => show({ selected: { file: field.file, path: [...field.path] } });
    // Rendered at once: a second click may follow before React would render, and the form may not take the focus after it.
    flushSync(() => {
      choose(target);
      if (!isAgain) focusField();
    });
    if (isAgain) void edit(target, focusField);
  };
  return {
    selects: () => !interacts,
    edits: isEditing,
    onPoint: (x, y) => setHovered(index && targetAt(index(), page.document, x, y)),
    onLeave: () => setHovered(undefined),
    onEnter: () => group.lead(page.view),
    onClick: (x, y) => select(index && targetAt(index(), page.document, x, y)),
    onPress: (element) => select(index && targetIn(index(), element)),
    onFollow(link) {
      const address = pageOfLink(
        link,
        site.regions.map(({ code }) => code),
      );
      if (address === undefined || (link.hash !== '' && address === view.page)) return false;
      show({ page: address, file: undefined, selected: undefined });
      return true;
    },
    onEscape: focusOutline,
  };
}

/** Returns the field of a control: that of its first words. */
function targetIn(index: TextIndex, element: HTMLElement): Target | undefined {
  const texts = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const target = isText(node) ? index.at(node, 0) : undefined;
    if (target) return target;
  }
  return index.of(element) ?? index.part(element);
}

/** Edits a text on the page where that is possible, else in the form, by `focusField`. */
function useInlineEdit({ page, setHovered, trace, site, region }: ListenerOptions) {
  const client = useQueryClient();
  const save = useEdit();
  const edited = useRef<HTMLElement>(undefined);
  // A page that was loaded again has another document.
  const isEditing = () => edited.current?.isConnected === true && edited.current.ownerDocument === page.document;
  const edit = async (target: Target, focusField: () => void) => {
    const { field } = target;
    if (!field) return;
    // Until the router has replaced the page's markup, an edit in it would be cut off.
    if (page.document.documentElement.dataset['ready'] !== 'true') return focusField();
    const answer = await client.ensureQueryData(fileQuery(field.file));
    const written = valueAt(answer.data, field.path);
    if (isEditing()) return;
    const place = editablePlace(target, written);
    if (!place) return target.kind === 'section' ? focusForm() : focusField();
    edited.current = place.element;
    setHovered(undefined);
    const language = site.languages.find(({ code }) => code === region.language);
    const label = `${nameOfTarget(target, { trace, site, file: answer })}${language ? `, ${language.name}` : ''}`;
    editInline(
      place,
      async (text) => {
        const { file, path } = field;
        const operations = [{ op: 'set' as const, path: [...path], value: text }];
        const outcome = await save({ edits: [{ file, operations }], label, guards: [{ file, path, value: written }] });
        return outcome.ok;
      },
      () => {
        edited.current = undefined;
      },
    );
  };
  return { isEditing, edit };
}

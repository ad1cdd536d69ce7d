import { flushSync } from 'react-dom';
import type { Site } from '../../editing-protocol/builder/site-methods.ts';
import { focusOutline } from '../outline/focus.ts';
import { useView } from '../state/view.tsx';
import { isSameField } from './field-path.ts';
import { pageOfLink } from './frame-document.ts';
import type { FrameListener } from './frame-events.ts';
import type { Point } from './inline-edit.ts';
import { isText } from './page-parts.ts';
import type { LoadedPage } from './page-frame.tsx';
import type { ScrollGroup } from './scroll-together.ts';
import { targetAt } from './target-places.ts';
import type { Target, TextIndex } from './text-index.ts';
import type { InlineEditing } from './use-inline-edit.ts';

interface ListenerOptions {
  page: LoadedPage;
  index: (() => TextIndex) | undefined;
  interacts: boolean;
  group: ScrollGroup;
  site: Site;
  inline: InlineEditing;
  setHovered: (target: Target | undefined) => void;
  choose: (target: Target) => void;
}

/** Returns what happens when a person points, clicks and types in a frame. */
export function useFrameListener(options: ListenerOptions): FrameListener {
  const { page, index, interacts, group, site, inline, setHovered, choose } = options;
  const { view, show } = useView();
  const select = (target: Target | undefined, point?: Point) => {
    if (!target?.field) return;
    const { field } = target;
    const isAgain = view.selected !== undefined && isSameField(view.selected, field);
    // Rendered at once: a second click may follow before React would render, and the form may not take the focus after it.
    flushSync(() => {
      choose(target);
      if (!isAgain) show({ selected: { file: field.file, path: [...field.path] } });
    });
    if (!isAgain) return;
    setHovered(undefined);
    inline.edit(target, point);
  };
  return {
    selects: () => !interacts,
    edits: inline.isIn,
    onPressElsewhere: inline.leave,
    onPoint: (x, y) => setHovered(index && targetAt(index(), page.document, x, y)),
    onLeave: () => setHovered(undefined),
    onEnter: () => group.lead(page.view),
    onClick: (x, y) => select(index && targetAt(index(), page.document, x, y), { x, y }),
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

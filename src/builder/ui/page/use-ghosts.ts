import { useEffect } from 'react';
import type { SiteOverview } from '../../protocol/answers.ts';
import type { Trace } from '../../protocol/page-answers.ts';
import { texts } from '../../texts/texts.ts';
import { usePageSections } from '../outline/read-sections.ts';
import type { OutlineSection } from '../state/section-list.ts';
import { useShownDay } from '../state/shown-day.ts';
import { fileOfTrace } from '../state/shown-trace.ts';
import { useShow } from '../state/view.tsx';
import { hidingFields, hidingWords } from '../state/visibility.ts';
import { CURRENT_ATTRIBUTE } from './frame-document.ts';
import type { GhostShape } from './overlay.tsx';
import { GHOST_ATTRIBUTE } from './page-parts.ts';
import type { Rectangle } from './page-notes.ts';
import type { PageTarget, TextIndex } from './text-index.ts';

interface GhostOptions {
  document: Document;
  index: (() => TextIndex) | undefined;
  trace: Trace | undefined;
  region: SiteOverview['regions'][number];
  site: SiteOverview;
  boxOf: (element: Element) => Rectangle;
  /** What is selected on the page. */
  selected: PageTarget | undefined;
  choose: (target: PageTarget) => void;
}

/** Returns the sections of a page that visitors don't see, each with the reason, which leads to its field. */
export function useGhosts(options: GhostOptions): GhostShape[] {
  const { document, index, trace, region, site, boxOf, selected, choose } = options;
  useCurrentSection(index, selected);
  const file = trace && fileOfTrace(trace);
  const { page } = usePageSections(file);
  const day = useShownDay();
  const show = useShow();
  const elements = document.querySelectorAll<HTMLElement>(`[${GHOST_ATTRIBUTE}]`);
  if (!index || elements.length === 0) return [];
  return [...elements].flatMap((element, number) => {
    const target = index().part(element);
    const section = page?.sections[Number(target?.field?.path.at(-1))];
    if (!target?.field || !section) return [];
    const { file: own, path } = target.field;
    const fields = hidingFields(section, { day, region: region.code });
    const words = wordsOf(section, fields, site);
    const [field] = fields;
    const run = () => {
      window.focus(); // the field takes the focus from the frame
      choose(target);
      show({ selected: { file: own, path: field === undefined ? path : [...path, field] } });
    };
    const isEmpty = element.childElementCount === 0;
    return {
      key: String(number),
      box: boxOf(element),
      isSelected: target.part === selected?.part,
      words: isEmpty ? texts.view.ghosts.chip(section.title, words) : words,
      hint: texts.view.ghosts.change(texts.view.ghosts.chip(section.title, words)),
      run,
    };
  });
}

const wordsOf = (section: OutlineSection, fields: ReturnType<typeof hidingFields>, { regions }: SiteOverview): string =>
  hidingWords(section, fields, (code) => regions.find((one) => one.code === code)?.name ?? code);

/** Marks the section that is selected on a page. */
function useCurrentSection(index: (() => TextIndex) | undefined, target: PageTarget | undefined): void {
  useEffect(() => {
    const element = target && index?.().root(target.part);
    element?.setAttribute(CURRENT_ATTRIBUTE, '');
    return () => element?.removeAttribute(CURRENT_ATTRIBUTE);
  }, [index, target]);
}

import { createPortal } from 'react-dom';
import type { CSSProperties, MouseEvent } from 'react';
import type { SiteOverview } from '../../protocol/answers.ts';
import type { PresentPerson } from '../../protocol/presence.ts';
import { useOthersWho } from '../state/people-here.ts';
import { shownPath } from '../state/shown-files.ts';
import { variantsOf } from '../state/variants.ts';
import styles from './page-marks.css?inline';
import personColors from './person-colors.css?inline';
import { notesOf, type Noted, type PageNote, type Rectangle } from './page-notes.ts';
import type { PageTarget, TextIndex } from './text-index.ts';

interface PageMarksProps extends Noted {
  root: ShadowRoot;
  /** Pixels of the builder for one of the page. */
  scale: number;
  site: SiteOverview;
  index: (() => TextIndex) | undefined;
  /** Returns where something stands on the page. */
  boxOf: (element: Element) => Rectangle;
  boxOfTarget: (target: PageTarget) => Rectangle | undefined;
}

/** Where others are on a page, and what is to be said beside its texts: over the page, in the root of the outlines. */
export function PageMarks({ root, scale, site, index, boxOf, boxOfTarget, ...noted }: PageMarksProps) {
  const parts = usePeopleInParts({ site, index, boxOf, boxOfTarget });
  const pageWidth = root.ownerDocument.documentElement.clientWidth;
  const unit = { '--px': `${1 / scale}px`, direction: 'ltr' } as CSSProperties;
  return createPortal(
    <div style={unit}>
      <style>{personColors + styles}</style>
      {[...parts].map(([part, { box, people }]) => (
        // The outline and the form name them for screen readers.
        <div key={part} aria-hidden>
          {people.map(({ one: { person, color }, text }, place) => (
            <div
              key={person}
              className="place"
              data-person-color={color}
              data-kind={text ? 'text' : 'section'}
              style={{ ...placeOf(text ?? box), '--place': place } as CSSProperties}
            />
          ))}
          <div className="names" style={placeOf(box)}>
            {people.map(({ one: { person, name, color } }) => (
              <span key={person} data-person-color={color}>
                {name}
              </span>
            ))}
          </div>
        </div>
      ))}
      <Notes notes={notesOf(noted, boxOf)} scale={scale} pageWidth={pageWidth} />
    </div>,
    root,
  );
}

/** The people in a part of the page, such as a section. */
interface PeopleInPart {
  box: Rectangle;
  /** Each with the place of the text, if the person is at one. */
  people: { one: PresentPerson; text: Rectangle | undefined }[];
}

/** Returns the others who are at a section or a field that the page shows, by the part of the page. */
function usePeopleInParts({
  site,
  index,
  boxOf,
  boxOfTarget,
}: Pick<PageMarksProps, 'site' | 'index' | 'boxOf' | 'boxOfTarget'>): Map<string, PeopleInPart> {
  const inParts = useOthersWho(({ at, types = at }) => types !== undefined && types.path.length > 0);
  const variants = variantsOf(site);
  const parts = new Map<string, PeopleInPart>();
  for (const one of inParts) {
    const place = one.types ?? one.at;
    const path = place && shownPath(place.file, place.path);
    const target = path && index?.().find({ file: place.file, path }, variants);
    const element = target && index?.().root(target.part);
    if (!target || !element) continue;
    const { box, people } = parts.get(target.part) ?? { box: boxOf(element), people: [] };
    const text = target.kind === 'text' ? boxOfTarget(target) : undefined;
    parts.set(target.part, { box, people: [...people, { one, text }] });
  }
  return parts;
}

const placeOf = ({ x, y, width, height }: Rectangle): CSSProperties => ({
  insetInlineStart: x,
  insetBlockStart: y,
  inlineSize: width,
  blockSize: height,
});

/** Distance of a note from its text, in pixels of the builder. */
const GAP_PX = 6;

/** Greatest width of a note, in pixels of the builder. */
const MAX_WIDTH_PX = 340;

interface NotesProps {
  notes: readonly PageNote[];
  /** Pixels of the builder for one of the page. */
  scale: number;
  pageWidth: number;
}

/** Notes below texts of a page: why one isn't saved, or how its editing ends. */
function Notes({ notes, scale, pageWidth }: NotesProps) {
  return notes.map(({ key, kind, text, box, actions }) => {
    const width = Math.min(MAX_WIDTH_PX / scale, pageWidth);
    const place: CSSProperties = {
      insetInlineStart: Math.max(0, Math.min(box.x, pageWidth - width)),
      insetBlockStart: box.y + box.height + GAP_PX / scale,
      maxInlineSize: width,
    };
    return (
      <div key={`${key} ${kind}`} className="note" role="note" data-kind={kind} style={place}>
        {text && <span>{text}</span>}
        {actions.map(({ name, run }) => (
          <button key={name} type="button" onMouseDown={keepFocus} onClick={run}>
            {name}
          </button>
        ))}
      </div>
    );
  });
}

/**
 * Leaves the focus in the text that is edited: without it, the text would be saved before the button is released, and the note
 * would change under the pointer.
 */
const keepFocus = (event: MouseEvent) => event.preventDefault();

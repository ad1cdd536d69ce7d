import type { CSSProperties } from 'react';
import type { PageNote } from './page-notes.ts';

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
export function Notes({ notes, scale, pageWidth }: NotesProps) {
  return notes.map(({ key, kind, text, box, actions }) => {
    const width = Math.min(MAX_WIDTH_PX / scale, pageWidth);
    const place: CSSProperties = {
      insetInlineStart: Math.max(0, Math.min(box.x, pageWidth - width)),
      insetBlockStart: box.y + box.height + GAP_PX / scale,
      maxInlineSize: width,
    };
    return (
      <div key={`${key} ${kind}`} className="note" role="note" data-kind={kind} style={place}>
        {text}
        {actions.map(({ name, run }) => (
          <button key={name} type="button" onClick={run}>
            {name}
          </button>
        ))}
      </div>
    );
  });
}

import { createPortal } from 'react-dom';
import { texts } from '../../texts/texts.ts';
import type { Rectangle } from './page-notes.ts';

interface DropMarkProps {
  root: ShadowRoot;
  /** Where the picture stands on its page. */
  box: Rectangle;
  /** Pixels of the builder for one of the page. */
  scale: number;
}

/** Covers the picture that a file is held over, and says what happens when it's let go. */
export function DropMark({ root, box, scale }: DropMarkProps) {
  const unit = 1 / scale;
  return createPortal(
    <div
      data-role="drop"
      style={{
        position: 'absolute',
        insetInlineStart: box.x,
        insetBlockStart: box.y,
        inlineSize: box.width,
        blockSize: box.height,
        display: 'grid',
        placeItems: 'center',
        overflow: 'hidden',
        outline: `${3 * unit}px dashed #3b5bdb`,
        outlineOffset: `${-3 * unit}px`,
        borderRadius: 6 * unit,
        background: 'rgb(237 242 255 / 85%)',
        color: '#2b3f9e',
        font: `600 ${13 * unit}px / 1.3 system-ui, sans-serif`,
        textAlign: 'center',
        direction: 'ltr',
        pointerEvents: 'none',
      }}
    >
      {texts.pictures.onPage.drop}
    </div>,
    root,
  );
}

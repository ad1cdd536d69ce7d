import { createPortal } from 'react-dom';
import type { CSSProperties, ReactNode } from 'react';
import styles from './overlay.css?inline';
import type { Rectangle } from './page-notes.ts';

/** A button on the tag of what is selected. */
export interface TagAction {
  name: string;
  icon: ReactNode;
  disabled?: boolean;
  run: () => void;
}

interface Shape {
  kind: 'section' | 'text';
  box: Rectangle;
  name: string;
}

interface OverlayProps {
  root: ShadowRoot;
  /** Pixels of the builder for one of the page. */
  scale: number;
  hovered: Shape | undefined;
  selected: (Shape & { actions: readonly TagAction[]; flash: boolean }) | undefined;
  ghosts: readonly GhostShape[];
}

/** A section that visitors don't see. */
export interface GhostShape {
  key: string;
  box: Rectangle;
  /** Whether it or something in it is selected, whose tag needs the room above. */
  isSelected: boolean;
  /** Why: "Hidden". */
  words: string;
  /** Says what pressing the words does. */
  hint: string;
  /** Opens the field because of which they don't see it. */
  run: () => void;
}

/** Height of a tag with its distance, in pixels of the builder; with buttons for fingers, it's higher. */
const TAG_SPACE_PX = 30;
const TOUCH_TAG_SPACE_PX = 50;

/** Outlines and name tags over a page, in a shadow root, so that neither styles the other. */
export function Overlay({ root, scale, hovered, selected, ghosts }: OverlayProps) {
  const pageWidth = root.ownerDocument.documentElement.clientWidth;
  const unit = { '--px': `${1 / scale}px` } as CSSProperties;
  return createPortal(
    <div style={{ ...unit, direction: 'ltr' }}>
      <style>{styles}</style>
      {ghosts.map(({ key, box, isSelected, words, hint, run }) => (
        <div key={key} className="ghost" data-selected={isSelected || undefined} style={placeOf(box)}>
          <button type="button" title={hint} aria-label={hint} onClick={run}>
            {words}
          </button>
        </div>
      ))}
      {hovered && (
        <>
          <div className="outline" data-role="hover" data-kind={hovered.kind} style={placeOf(hovered.box)} />
          <div className="tag" data-role="hover" style={tagPlace(hovered, scale, pageWidth)}>
            <span className="name">{hovered.name}</span>
          </div>
        </>
      )}
      {selected && (
        <>
          <div
            className="outline"
            data-role="selected"
            data-kind={selected.kind}
            data-flash={selected.flash || undefined}
            style={placeOf(selected.box)}
          />
          <Tag {...selected} scale={scale} pageWidth={pageWidth} />
        </>
      )}
    </div>,
    root,
  );
}

type TagProps = Shape & { scale: number; pageWidth: number; actions: readonly TagAction[] };

function Tag({ scale, pageWidth, actions, ...shape }: TagProps) {
  const isHigh = actions.length > 0 && matchMedia('(pointer:coarse)').matches;
  return (
    <div
      className="tag"
      data-role="selected"
      data-bare={actions.length === 0 || undefined}
      role="toolbar"
      aria-label={shape.name}
      style={tagPlace(shape, scale, pageWidth, isHigh ? TOUCH_TAG_SPACE_PX : TAG_SPACE_PX)}
    >
      <span className="name">{shape.name}</span>
      {actions.map(({ name, icon, disabled, run }) => (
        <button key={name} type="button" aria-label={name} title={name} disabled={disabled} onClick={run}>
          {icon}
        </button>
      ))}
    </div>
  );
}

const placeOf = ({ x, y, width, height }: Rectangle): CSSProperties => ({
  insetInlineStart: x,
  insetBlockStart: y,
  inlineSize: width,
  blockSize: height,
});

/**
 * A tag stands above a text, and within a section. Over the right half of the page it ends where its text ends. A long name is
 * cut off at the edge of the page, which would scroll sideways otherwise.
 */
function tagPlace({ kind, box }: Shape, scale: number, pageWidth: number, height = TAG_SPACE_PX): CSSProperties {
  const space = height / scale;
  const isAbove = kind === 'text' && box.y >= space;
  const gap = 6 / scale;
  const isAtEnd = kind === 'text' && box.x > pageWidth / 2;
  const start = kind === 'section' ? box.x + gap : Math.max(isAtEnd ? box.x + box.width : box.x, 0);
  return {
    insetInlineStart: start,
    maxInlineSize: isAtEnd ? start : pageWidth - start,
    ...(isAtEnd && { transform: 'translateX(-100%)' }),
    insetBlockStart: isAbove ? box.y - space : box.y + (kind === 'section' ? gap : box.height + gap),
  };
}

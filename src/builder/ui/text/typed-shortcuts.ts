import { closeHistory } from 'prosemirror-history';
import { Plugin } from 'prosemirror-state';
import { makeList } from './normalize-text.ts';

/** Signs at the beginning of a paragraph, with the space behind them: those of a list, or of a heading. */
const SIGNS = /^(?:([*+])|#{1,6}) $/;

/**
 * Takes signs of Markdown that the site's markup doesn't have: `* ` begins a list, as `- ` does, and `## ` begins bold words,
 * which pasted headings become, too. Undo brings the signs back.
 * @param onHeading called when bold words stand in for a heading
 */
export const typedShortcuts = (onHeading: () => void): Plugin =>
  new Plugin({
    props: {
      handleTextInput(view, from, to, typed) {
        const { doc, schema, tr: typing } = view.state;
        const { parent, parentOffset } = doc.resolve(from);
        const { bold } = schema.marks;
        if (!bold || from !== to || parent.type.name !== 'paragraph') return false;
        const text = parent.textBetween(0, parentOffset, '', '\ufffc') + typed;
        const signs = SIGNS.exec(text);
        if (!signs) return false;
        view.dispatch(typing.insertText(typed, from));
        const tr = closeHistory(view.state.tr);
        const start = from - parentOffset;
        if (signs[1]) makeList(tr, start - 1, text.length);
        else tr.delete(start, start + text.length).setStoredMarks([bold.create()]);
        view.dispatch(tr.scrollIntoView());
        if (!signs[1]) onHeading();
        return true;
      },
    },
  });

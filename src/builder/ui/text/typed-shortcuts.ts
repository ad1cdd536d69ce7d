import { closeHistory } from 'prosemirror-history';
import { Plugin } from 'prosemirror-state';
import { makeHeading, makeList } from './normalize-text.ts';

/** Signs at the beginning of a paragraph, with the space behind them: those of a list, or of a heading of another level. */
const SIGNS = /^(?:([*+])|#|#{3,6}) $/;

/**
 * Takes signs of Markdown that the site's markup doesn't have: `* ` begins a list, as `- ` does, and `# ` or `### ` a heading, as
 * `## ` does. Undo brings the signs back.
 */
export const typedShortcuts = (): Plugin =>
  new Plugin({
    props: {
      handleTextInput(view, from, to, typed) {
        const { doc, schema, tr: typing } = view.state;
        const { parent, parentOffset } = doc.resolve(from);
        if (!schema.nodes['list'] || from !== to || parent.type.name !== 'paragraph') return false;
        const text = parent.textBetween(0, parentOffset, '', '\ufffc') + typed;
        const signs = SIGNS.exec(text);
        if (!signs) return false;
        view.dispatch(typing.insertText(typed, from));
        const tr = closeHistory(view.state.tr);
        const start = from - parentOffset;
        if (signs[1]) makeList(tr, start - 1, text.length);
        else makeHeading(tr, start - 1, text.length);
        view.dispatch(tr.scrollIntoView());
        return true;
      },
    },
  });

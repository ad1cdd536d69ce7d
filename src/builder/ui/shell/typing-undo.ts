/** A text field, and what was typed into it since it got the focus. */
interface Typing {
  field: TextField;
  /** The value before the typing. */
  start: string;
  /** The value after the last key. Another one was set by the builder. */
  last: string;
  /** Steps of typing that were undone and can be redone. */
  undone: number;
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Says what the keys of undo and redo are for: typing in a text field, or the site. */
export interface TypingUndo {
  /** Whether the browser undoes typing. */
  undoesTyping: (field: TextField) => boolean;
  /** Whether the browser redoes typing. */
  redoesTyping: (field: TextField) => boolean;
  end: () => void;
}

/** Whether something is a text field of a form: its keys of undo are first for typing. */
export const isFormField = (target: EventTarget | null): target is TextField =>
  (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) && target.dataset['path'] !== undefined;

/**
 * Watches what is typed into the text fields of forms. Browsers don't tell whether they can undo, and Chromium would undo
 * typing in other fields: typing is undone until the field has the value with which it got the focus.
 */
export function watchTyping(document: Document): TypingUndo {
  let typing: Typing | undefined;
  /** Begins again for another field, and when the field's value was set otherwise. */
  const typingIn = (field: TextField): Typing => {
    if (typing?.field !== field || typing.last !== field.value)
      typing = { field, start: field.value, last: field.value, undone: 0 };
    return typing;
  };
  const end = new AbortController();
  // Not capturing: React has set the field's value by then.
  const options = { signal: end.signal };
  document.addEventListener(
    'focusin',
    ({ target }) => {
      typing = undefined;
      if (isFormField(target)) typingIn(target);
    },
    options,
  );
  // The site's undo may have set the field since the last key.
  document.addEventListener('beforeinput', ({ target }) => void (isFormField(target) && typingIn(target)), options);
  document.addEventListener(
    'input',
    (event) => {
      const { target } = event;
      if (!isFormField(target) || typing?.field !== target) return;
      const type = event instanceof InputEvent ? event.inputType : '';
      typing.last = target.value;
      typing.undone = type === 'historyUndo' ? typing.undone + 1 : type === 'historyRedo' ? typing.undone - 1 : 0;
    },
    options,
  );
  return {
    undoesTyping(field) {
      const { start, last } = typingIn(field);
      return last !== start;
    },
    redoesTyping: (field) => typingIn(field).undone > 0,
    end: () => end.abort(),
  };
}

import { notifications } from '@mantine/notifications';
import type { ReactNode } from 'react';
import { texts } from '../../texts/texts.ts';

/** Identifies the notice of a refusal. There is one at a time: the next one replaces it. */
const REFUSAL = 'refusal';

/** How long a notice stays, in milliseconds. The status line and the fields say longer why something was refused. */
const SHOWN_MS = 20_000;

/** Identifies the notice of a form that was only tried out. */
const TRIED_FORM = 'tried-form';

interface Notice {
  title: string;
  message: ReactNode;
  color?: string;
}

/** Shows a notice in place of an earlier one with the same id. */
function showNotice(id: string, notice: Notice): void {
  notifications.hide(id);
  notifications.show({ ...notice, id, withBorder: true, autoClose: SHOWN_MS });
}

/** Says why nothing was changed. It leaves by itself, or once something is changed. */
export const showRefusal = (title: string, message: ReactNode): void =>
  showNotice(REFUSAL, { color: 'red', title, message });

/** Says that a form of a page sends nothing in the builder, whatever the page itself says. */
export const showTriedForm = (): void => showNotice(TRIED_FORM, texts.frames.triedForm);

/** Takes the notice of a refusal away: it's settled. */
export const hideRefusal = (): void => void notifications.hide(REFUSAL);

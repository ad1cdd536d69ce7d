import { notifications } from '@mantine/notifications';
import type { ReactNode } from 'react';
import { texts } from '../../texts/texts.ts';

/** Identifies the notice of a refusal. There is one at a time: the next one replaces it. */
const REFUSAL = 'refusal';

/** How long a notice stays, in milliseconds. The status line and the fields say longer why something was refused. */
const SHOWN_MS = 20_000;

/** Says why nothing was changed, in place of an earlier refusal. It leaves by itself, or once something is changed. */
export function showRefusal(title: string, message: ReactNode): void {
  const shown = { id: REFUSAL, color: 'red', title, message, withBorder: true, autoClose: SHOWN_MS };
  notifications.hide(REFUSAL);
  notifications.show(shown);
}

/** Identifies the notice of a form that was only tried out. */
const TRIED_FORM = 'tried-form';

/** Says that a form of a page sends nothing in the builder, whatever the page itself says. */
export function showTriedForm(): void {
  notifications.hide(TRIED_FORM);
  notifications.show({ id: TRIED_FORM, ...texts.frames.triedForm, withBorder: true, autoClose: SHOWN_MS });
}

/** Takes the notice of a refusal away: it's settled. */
export const hideRefusal = (): void => void notifications.hide(REFUSAL);

import { notifications } from '@mantine/notifications';
import type { ReactNode } from 'react';

/** Identifies the notice of a refusal. There is one at a time: the next one replaces it. */
const REFUSAL = 'refusal';

/** How long the notice of a refusal stays, in milliseconds. The status line and the fields say the same longer. */
const REFUSAL_SHOWN_MS = 20_000;

/** Says why nothing was changed, in place of an earlier refusal. It leaves by itself, or once something is changed. */
export function showRefusal(title: string, message: ReactNode): void {
  const shown = { id: REFUSAL, color: 'red', title, message, withBorder: true, autoClose: REFUSAL_SHOWN_MS };
  notifications.hide(REFUSAL);
  notifications.show(shown);
}

/** Takes the notice of a refusal away: it's settled. */
export const hideRefusal = (): void => void notifications.hide(REFUSAL);

import type { InSession } from '../session.ts';
import { removeTemplate, renameTemplate, saveTemplate } from './save-template.ts';

/** Creates what the server runs for the calls about templates. */
export const templateHandlers = (onDisk: InSession) => ({
  saveTemplate: onDisk(saveTemplate),
  renameTemplate: onDisk(renameTemplate),
  removeTemplate: onDisk(removeTemplate),
});

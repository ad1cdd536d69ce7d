import { common } from './common.ts';
import { appearance } from './appearance.ts';
import { changes } from './changes.ts';
import { commands } from './commands.ts';
import { creation } from './creation.ts';
import { dialogs } from './dialogs.ts';
import { fields } from './fields.ts';
import { form } from './form.ts';
import { frames } from './frames.ts';
import { history } from './history.ts';
import { outline } from './outline.ts';
import { palette } from './palette.ts';
import { pictures } from './pictures.ts';
import { problems } from './problems.ts';
import { scheduleTexts } from './schedule.ts';
import { server } from './server.ts';
import { shell } from './shell.ts';
import { state } from './state.ts';
import { tour } from './tour.ts';
import { translations } from './translations.ts';

/** The interface in English. */
export const english = {
  common,
  appearance,
  changes,
  commands,
  creation,
  dialogs,
  fields,
  form,
  frames,
  history,
  outline,
  palette,
  pictures,
  problems,
  schedule: scheduleTexts,
  server,
  shell,
  state,
  tour,
  translations,
};

import { brand } from './brand.ts';
import { common, dialogs, problems, state } from './common.ts';
import { appearance, changes, creation, history, scheduleTexts, translations } from './panels.ts';
import { fonts } from './fonts.ts';
import { commands, shell } from './shell.ts';
import { tour } from './tour.ts';
import { fields, form } from './form.ts';
import { frames, outline, palette } from './outline.ts';
import { pictures } from './pictures.ts';
import { publishing } from './publishing.ts';
import { replace } from './replace.ts';
import { server } from './server.ts';
import { view } from './view.ts';
import { goLive, templates } from './templates.ts';

/** The interface in English. */
export const english = {
  common,
  appearance,
  brand,
  changes,
  commands,
  creation,
  dialogs,
  fields,
  fonts,
  form,
  frames,
  goLive,
  history,
  outline,
  palette,
  pictures,
  problems,
  publishing,
  replace,
  schedule: scheduleTexts,
  server,
  shell,
  state,
  templates,
  tour,
  translations,
  view,
};

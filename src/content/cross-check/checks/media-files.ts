import { quote } from '../../diagnostics/diagnostic.ts';
import type { FieldCheck } from './check-context.ts';

/** Names files of video and captions that are not in `public/`. */
export const checkMediaFile: FieldCheck = ({ publicFiles: { files }, suggest }, { file, path, value }) => {
  const src = String(value);
  if (files.has(src)) return [];
  return [
    {
      file,
      path,
      message: `There is no file ${quote(src)} in public/.`,
      hint: suggest(src, files, `Put the file there: public${src}.`),
    },
  ];
};

import { TextInput } from '@mantine/core';
import { texts } from '../../../texts/texts.ts';
import { filmIn } from '../../../../sections/video/video-hosts.ts';
import { additionAt } from '../saving/additions.ts';
import { useForm } from '../saving/form-state.tsx';
import { operationsFor } from '../saving/operations.ts';
import { additions } from '../saving/unsaved.ts';
import { inputProps, inputTextOf, type ControlProps } from './control-props.ts';
import { isMap, valueAt } from '../../../../data/plain.ts';

/** The id of a film at its host. The film's address, or the code for embedding it, becomes host and id. */
export function FilmControl(props: ControlProps) {
  const { value, change } = props;
  const takeFilm = useFilm(props);
  return (
    <TextInput
      {...inputProps(props)}
      placeholder={texts.form.controls.film}
      value={inputTextOf(value)}
      onChange={({ currentTarget }) => takeFilm(currentTarget.value) || change(currentTarget.value)}
    />
  );
}

/** Returns what takes the film in a text; it returns whether there is one. */
function useFilm({ field: { path }, change, choose }: ControlProps): (text: string) => boolean {
  const form = useForm();
  const source = path.slice(0, -1);
  return (text) => {
    const film = filmIn(text);
    if (!film) return false;
    const begun = form.additionAt(source);
    const now = valueAt(begun ? undefined : form.file.data, source);
    const own = additionAt(form.additions, form.file.data, path);
    if (begun) {
      for (const [key, part] of Object.entries(film)) form.changeAddition(begun, [...source, key], part);
    } else if (isMap(now) && now['host'] !== film.host) {
      // Host and id change together: one without the other would be refused.
      if (own) additions.end(own);
      const { file: _file, ...rest } = now;
      const operations = operationsFor(form.file.data, source, { ...rest, ...film });
      void form.edit(texts.form.steps.film(film.host), [{ file: form.file.file, operations }]);
    } else (own ? change : choose)(film.id);
    return true;
  };
}

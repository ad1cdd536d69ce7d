import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { IconControl, ReferenceControl } from './choice-controls.tsx';
import { ColorControl } from './color-control.tsx';
import {
  NumberControl,
  ChoiceControl,
  CountryControl,
  DateControl,
  LineControl,
  SwitchControl,
} from './simple-controls.tsx';
import { type ControlProps, inputProps, inputTextOf } from './control-props.ts';
import { LinkControl } from './link-control.tsx';
import { TextControl } from './text-control.tsx';
import { texts } from '../../../texts/texts.ts';
import { filmIn } from '../../../../sections/video/video-hosts.ts';
import { FontControl } from '../fonts/font-control.tsx';
import { additionAt } from '../saving/additions.ts';
import { useForm } from '../saving/form-state.tsx';
import { operationsFor } from '../saving/operations.ts';
import { additions } from '../saving/unsaved.ts';
import { isMap, valueAt } from '../../../../data/plain.ts';
import { PictureInput } from '../pictures/picture-input.tsx';

/** The input for a single value. */
export function Control(props: ControlProps) {
  switch (props.field.control) {
    case 'text':
    case 'rich-text':
      return <TextControl {...props} />;
    case 'line':
    case 'email':
    case 'url':
    case 'phone':
      return <LineControl {...props} />;
    case 'date':
      return <DateControl {...props} />;
    case 'color':
      return <ColorControl {...props} />;
    case 'country':
      return <CountryControl {...props} />;
    case 'number':
      return <NumberControl {...props} />;
    case 'switch':
      return <SwitchControl {...props} />;
    case 'choice':
      return <ChoiceControl {...props} />;
    case 'icon':
      return <IconControl {...props} />;
    case 'image':
      return <ImageControl {...props} />;
    case 'film':
      return <FilmControl {...props} />;
    case 'font':
      return <FontControl {...props} />;
    case 'link':
      return <LinkControl {...props} />;
    case 'reference':
    case 'page-reference':
      return <ReferenceControl {...props} />;
  }
}

/** The id of a film at its host. The film's address, or the code for embedding it, becomes host and id. */
function FilmControl(props: ControlProps) {
  const { value, change } = props;
  const takeFilm = useFilm(props);
  const [typed, setTyped] = useState('');
  const text = inputTextOf(value);
  return (
    <TextInput
      {...inputProps(props)}
      placeholder={texts.form.controls.film}
      // An address stays as long as it's typed: what follows the id would be added to the id otherwise.
      value={filmIn(typed)?.id === text ? typed : text}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        if (!takeFilm(currentTarget.value)) change(currentTarget.value);
      }}
      onBlur={() => {
        setTyped('');
        props.onBlur();
      }}
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

/** The path of an image in `public/`, chosen from those of the site or from the computer. */
function ImageControl({ field, value, choose, describedBy }: ControlProps) {
  const { file } = useForm().file;
  const { label, path, schema } = field;
  return (
    <PictureInput
      label={label}
      describedBy={describedBy}
      value={value}
      onChange={choose}
      place={{ file, path }}
      isShared={schema.isShared}
    />
  );
}

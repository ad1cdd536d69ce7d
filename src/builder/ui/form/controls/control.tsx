import { ImageControl } from './image-control.tsx';
import { IconControl, ReferenceControl } from './choice-controls.tsx';
import { ColorControl } from './color-control.tsx';
import type { ControlProps } from './control-props.ts';
import { FilmControl } from './film-control.tsx';
import { LinkControl } from './link-control.tsx';
import { NumberControl } from './number-control.tsx';
import { ChoiceControl, CountryControl, DateControl, LineControl, SwitchControl } from './simple-controls.tsx';
import { TextControl } from './text-control.tsx';

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
    case 'link':
      return <LinkControl {...props} />;
    case 'reference':
    case 'page-reference':
      return <ReferenceControl {...props} />;
  }
}

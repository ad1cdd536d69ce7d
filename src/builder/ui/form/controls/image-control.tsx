import { PictureInput } from '../pictures/picture-input.tsx';
import type { ControlProps } from './control-props.ts';

/** The path of an image in `public/`, chosen from those of the site or from the computer. */
export function ImageControl({ field, value, choose, describedBy }: ControlProps) {
  return <PictureInput label={field.label} describedBy={describedBy} value={value} onChange={choose} />;
}

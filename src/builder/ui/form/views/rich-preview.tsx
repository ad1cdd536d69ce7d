import { RichText } from '../../../../components/rich-text.tsx';
import { inputTextOf } from '../controls/control-props.ts';
import type { LeafField } from '../model/form-field.ts';
import { useLeaf } from '../saving/use-leaf.ts';
import classes from './field.module.css';

/** How a rich text looks: paragraphs, lists, bold words and links. */
export function RichPreview({ variants }: { variants: readonly LeafField[] }) {
  return (
    <div className={classes.variants}>
      {variants.map((variant) => (
        <Preview key={variant.title} variant={variant} />
      ))}
    </div>
  );
}

function Preview({ variant }: { variant: LeafField }) {
  const { value } = useLeaf(variant);
  return (
    // The links lead away from the builder: they are shown, not followed.
    <div inert className={classes.preview} lang={String(variant.path.at(-1))}>
      <RichText text={inputTextOf(value)} />
    </div>
  );
}

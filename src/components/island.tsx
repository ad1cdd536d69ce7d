import type { ComponentType } from 'react';
import classes from './island.module.css';

interface IslandProps<P extends object> {
  /** Name of the component's module, `<name>.island.tsx`: the browser loads it by this name. */
  name: string;
  component: ComponentType<P>;
  /** Props of the component. A pre-rendered page carries them as JSON, so they must survive it. */
  props: P;
  /** When the browser hydrates the pre-rendered island: with the page, or once a visitor comes near it or touches it. */
  hydrateOn?: 'load' | 'visible';
}

/**
 * A part of a section that runs in the browser. On a pre-rendered page each island is a React root of its own, with its
 * own props; everything around it stays static markup. So whatever an extension does to the page, at most one island
 * renders again (decision 51).
 *
 * @example
 * <Island name="row-controls" component={RowControls} props={{ words }} />
 */
export function Island<P extends object>({ name, component: Component, props, hydrateOn = 'load' }: IslandProps<P>) {
  return (
    <div className={classes.island} {...(import.meta.env.SSR && islandAttributes(name, props, hydrateOn))}>
      <Component {...props} />
    </div>
  );
}

const islandAttributes = (name: string, props: object, hydrateOn: string) => ({
  'data-island': name,
  ...(Object.keys(props).length > 0 && { 'data-props': JSON.stringify(props) }),
  ...(hydrateOn !== 'load' && { 'data-hydrate': hydrateOn }),
});

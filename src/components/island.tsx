import type { ComponentType } from 'react';
import classes from './island.module.css';

interface IslandProps<P extends object> {
  /** Name of the component's module, `<name>.island.tsx`: the browser loads it by this name. */
  name: string;
  component: ComponentType<P>;
  /** Props of the component, serializable as JSON, because the pre-rendered page embeds them. */
  props: P;
  /** When the browser hydrates the island: with the page, or once it is near the viewport or the visitor interacts with it. */
  hydrateOn?: 'load' | 'visible';
}

/**
 * An interactive part of a section. On a pre-rendered page each island is a React root with its own props; everything
 * around it stays static markup. Whatever an extension does to the page, at most one island renders again (decision 51).
 *
 * @example
 * <Island name="carousel-controls" component={CarouselControls} props={{ labels }} />
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

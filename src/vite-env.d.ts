/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Whether the builder's server tells pages of changes: in its own bundle only. */
  readonly SERVER_EVENTS: boolean;
}

/** Mantine's variables as a stylesheet; see `vite/vite-plugin-theme-css.ts`. */
declare module 'virtual:theme.css';

/** Loaders of the sections' components, by file name; see `vite/vite-plugin-section-modules.ts`. */
declare module 'virtual:section-components' {
  import type { ComponentType } from 'react';

  const loaders: Record<string, () => Promise<{ default: ComponentType<Record<string, unknown>> }>>;
  export default loaders;
}

/** Loaders of the sections' islands, by file name. */
declare module 'virtual:section-islands' {
  export { default } from 'virtual:section-components';
}

/** An icon of the set. The package has types for its root alone. */
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  import type { Icon } from '@tabler/icons-react';

  const icon: Icon;
  export default icon;
}

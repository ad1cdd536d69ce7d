/// <reference types="vite/client" />

/** Mantine's variables as a stylesheet; see `scripts/vite-plugin-theme-css.ts`. */
declare module 'virtual:theme.css';

import { defineConfig } from 'astro/config';

export default defineConfig({
  build: { format: 'directory', inlineStylesheets: 'always' },
  compressHTML: true,
  devToolbar: { enabled: false },
});

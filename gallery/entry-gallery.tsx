import '@mantine/core/styles.layer.css';
import '../src/styles/fonts.css';
import { createTheme, MantineProvider } from '@mantine/core';
import { createRoot } from 'react-dom/client';
import type { GalleryData } from '../src/authoring/reference/section-gallery.ts';
import { SCALES } from '../src/theme/scales.ts';
import { Gallery } from './gallery.tsx';

const theme = createTheme(SCALES);
const root = createRoot(document.querySelector('#gallery') ?? document.body);

// The brand's variables are in the page that the development server makes.
const show = (data: GalleryData) =>
  root.render(
    <MantineProvider theme={theme} forceColorScheme="light" withCssVariables={false}>
      <Gallery data={data} />
    </MantineProvider>,
  );

show(JSON.parse(document.querySelector('#gallery-data')?.textContent ?? '') as GalleryData); // the server wrote it
import.meta.hot?.on('gallery:changed', show);

import { bundledDefinitions } from '../src/build/bundled-model.ts';
import { bundledShareImages } from '../src/build/bundled-share-images.ts';
import { provideShareImages } from '../src/content/outputs/og-images.ts';
import { provideDefinitions } from '../src/model/load-model.ts';

// The entry of the builder's bundled program.

provideDefinitions(bundledDefinitions);
provideShareImages(bundledShareImages);
await import('./builder.ts');

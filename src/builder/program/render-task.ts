import type { RenderRequest } from '../../content/page-data/render-requests.ts';
import type { Brand } from '../../theme/brand.ts';

/** What the rendering worker is asked for. */
export type RendererTask =
  /** A page, with markup that links the brand's variables. */
  | { kind: 'page'; request: RenderRequest; theme: string; themeColor: string }
  /** A page without scripts and styles. */
  | { kind: 'markup'; request: RenderRequest }
  /** The stylesheet with the brand's variables. */
  | { kind: 'theme'; brand: Brand };

/** What the worker says: that its code is loaded, then an answer to each task. */
export type RendererAnswer = 'ready' | { text: string } | { problem: string };

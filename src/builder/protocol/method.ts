import type { z } from 'zod';

/** A remote call of the builder: what the browser sends, and what the server answers. */
export interface Method<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType> {
  input: I;
  output: O;
}

/** Remote calls by name. */
export type Methods = Record<string, Method>;

/** Defines a remote call. */
export const method = <I extends z.ZodType, O extends z.ZodType>(input: I, output: O): Method<I, O> => ({
  input,
  output,
});

/** What the server runs for each call. */
export type Handlers<M extends Methods> = {
  [K in keyof M]: (input: z.output<M[K]['input']>) => z.input<M[K]['output']> | Promise<z.input<M[K]['output']>>;
};

/** Path below which the server answers the calls: `/_builder/api/{name}`. */
export const API_PATH = '/_builder/api/';

/** Request header that carries the token of the server's start. */
export const TOKEN_HEADER = 'x-builder-token';

/** The event that Vite's connection carries whenever content or history changed. Its data is `ContentChange`. */
export const CHANGED_EVENT = 'builder:changed';

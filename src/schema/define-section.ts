import type { z } from 'zod';
import type { Resolved } from './resolved.ts';
import type { RegionContent } from './site-content.ts';

/** Something with a price that a section shows; search engines are told the same figure. */
export interface Offer {
  name: string;
  description: string;
  /** In the currency of the page's region. */
  price: number;
}

/** What a section type finds wrong in its fields: where, what, and how to mend it. */
export type SectionProblem = readonly [path: readonly (string | number)[], message: string, hint: string];

/** What `src/sections/<type>/<type>.schema.ts` exports as its default. */
export interface SectionDefinition<S extends z.ZodObject = z.ZodObject, P = Resolved<z.output<S>>> {
  /** Name of the section for the consultant. */
  title: string;
  /** What the section shows, in a sentence. */
  description: string;
  /** Its fields in YAML; `type`, `id`, `hidden` and `regions` are added for every section. */
  schema: S;
  /** Whether the section holds the heading of its page: each page has one such section in each region. */
  opensPage?: boolean;
  /**
   * Whether the section shows the case study of its page. It may stand only on pages that are made for each case study,
   * and each of those must have such a section.
   */
  showsCase?: boolean;
  /**
   * Pages that must show this section in every region, by the path of their file, with what they are needed for. A page that is made for each case study needs `showsCase` instead.
   */
  requiredOn?: Readonly<Record<string, string>>;
  /** Rules between fields that each are right; asked at the content check. */
  check?: (fields: z.output<S>) => SectionProblem[];
  /** Makes the component's props out of the section's fields and the rest of the content, at build time. */
  select: (fields: Resolved<z.output<S>>, content: RegionContent) => P;
  /** What the section offers at a price, out of the same props that its component shows. */
  offers?: (props: P) => Offer[];
}

type Parts<S extends z.ZodObject, P> = Omit<SectionDefinition<S, P>, 'select'>;

/** Defines a section type whose component gets what `select` makes of the fields and the content. */
export function defineSection<S extends z.ZodObject, P>(
  parts: Parts<S, P> & { select: SectionDefinition<S, P>['select'] },
): SectionDefinition<S, P>;
/** Defines a section type whose component gets the section's fields as they are. */
export function defineSection<S extends z.ZodObject>(
  parts: Parts<S, Resolved<z.output<S>>> & { select?: never },
): SectionDefinition<S>;
export function defineSection<S extends z.ZodObject, P>(
  parts: Parts<S, P> & { select?: SectionDefinition<S, P>['select'] },
): SectionDefinition<S, P> {
  // Without select the overload above says that P is the fields themselves.
  const { select = (fields) => fields as unknown as P, ...rest } = parts;
  return { ...rest, select };
}

/** The props of a section's component. */
export type SectionProps<D> = D extends SectionDefinition<infer _S, infer P> ? P : never;

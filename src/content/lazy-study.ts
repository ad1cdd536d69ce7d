import type { z } from 'zod';
import { caseStudySchema } from '../schema/case-study.schema.ts';
import type { Resolved } from '../schema/resolved.ts';
import type { CaseStudyEntry } from '../schema/site-content.ts';
import type { PackPlace } from './case-pack.ts';
import type { KeptFields } from './field-lines.ts';
import { resolve, type ResolveContext } from './resolve.ts';

/** What is held of a case study that is not read yet: its names, and where the rest is found. */
export interface KnownStudy extends Pick<CaseStudyEntry, 'id' | 'slug' | 'clientName' | 'industry'>, PackPlace {
  /** Fingerprint of everything in it. */
  hash: string;
  /** Short fingerprints of its fields (`study-fields.ts`). */
  prints: string;
}

/** What a study has that is not of the study. */
const OF_ITS_OWN: ReadonlySet<PropertyKey> = new Set<keyof KnownStudy>(['hash', 'prints', 'at', 'length']);

const known = new WeakMap<CaseStudyEntry, KnownStudy>();

/** What is held of a lazy study; nothing of any other. */
export const knownOf = (study: CaseStudyEntry): KnownStudy | undefined => known.get(study);

/** Makes case studies of which only the names are held; everything else is read when it is asked for, and not kept. */
export function createLazyStudies(read: (place: PackPlace) => KeptFields): (held: KnownStudy) => CaseStudyEntry {
  const has = (held: KnownStudy, key: string | symbol) => typeof key === 'string' && read(held).names.includes(key);
  const get = (held: KnownStudy, key: string | symbol): unknown => {
    if (typeof key === 'symbol') return undefined;
    return key in held && !OF_ITS_OWN.has(key) ? Reflect.get(held, key) : read(held).get(key);
  };
  const handler: ProxyHandler<KnownStudy> = {
    get,
    has,
    ownKeys: (held) => [...read(held).names],
    getOwnPropertyDescriptor: (held, key) =>
      has(held, key) ? { value: get(held, key), writable: true, enumerable: true, configurable: true } : undefined,
  };
  return (held) => {
    const study = new Proxy(held, handler) as unknown as CaseStudyEntry; // it has what the study that is read has
    known.set(study, held);
    return study;
  };
}

const FIELD_SCHEMAS: ReadonlyMap<PropertyKey, z.ZodType> = new Map(Object.entries(caseStudySchema.shape));

/** Stands for all fields of a case study, those that it has and those that it has not. */
const EVERY_FIELD = '*';

/**
 * Shows case studies in the language and money of a region, each field worked out when it is asked for: a card needs no
 * long text, and a list of ten thousand cards no more memory than its cards.
 * @param onField called with each field that is asked for
 */
export function studyResolver(
  context: ResolveContext,
  onField?: (field: string) => void,
): (study: CaseStudyEntry) => Resolved<CaseStudyEntry> {
  const tell = (key: PropertyKey) => typeof key === 'string' && onField?.(key);
  const inRegion: ProxyHandler<CaseStudyEntry> = {
    get(study, key) {
      tell(key);
      const value: unknown = Reflect.get(study, key);
      const schema = FIELD_SCHEMAS.get(key);
      return schema ? resolve(schema, value, context) : value;
    },
    has(study, key) {
      tell(key);
      return Reflect.has(study, key);
    },
    ownKeys(study) {
      tell(EVERY_FIELD);
      return Reflect.ownKeys(study);
    },
  };
  return (study) => new Proxy(study, inRegion) as unknown as Resolved<CaseStudyEntry>; // every field is resolved on its way
}

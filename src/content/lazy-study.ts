import type { Resolved } from '../schema/resolved.ts';
import type { CaseStudyEntry } from '../schema/site-content.ts';
import { resolve, type ResolveContext } from './resolve.ts';

/** What is held of a case study that is not read yet: its names, and where the rest is found. */
export interface KnownStudy extends Pick<CaseStudyEntry, 'id' | 'slug' | 'clientName' | 'industry'> {
  /** Fingerprint of everything in it. */
  hash: string;
}

const known = new WeakMap<CaseStudyEntry, KnownStudy>();

/** What is held of a lazy study; nothing of any other. */
export const knownOf = (study: CaseStudyEntry): KnownStudy | undefined => known.get(study);

/** Makes case studies of which only the names are held; everything else is read when it is asked for, and not kept. */
export function createLazyStudies(read: (hash: string) => CaseStudyEntry): (held: KnownStudy) => CaseStudyEntry {
  const handler: ProxyHandler<KnownStudy> = {
    get: (held, key) => Reflect.get(key in held && key !== 'hash' ? held : read(held.hash), key) as unknown,
    has: (held, key) => key in read(held.hash),
    ownKeys: (held) => Reflect.ownKeys(read(held.hash)),
    getOwnPropertyDescriptor: (held, key) => {
      const found = Reflect.getOwnPropertyDescriptor(read(held.hash), key);
      return found && { ...found, configurable: true };
    },
  };
  return (held) => {
    const study = new Proxy(held, handler) as unknown as CaseStudyEntry; // it has what the study that is read has
    known.set(study, held);
    return study;
  };
}

/**
 * Shows case studies in the language and money of a region, each field worked out when it is asked for: a card needs no
 * long text, and a list of ten thousand cards no more memory than its cards.
 */
export function studyResolver(context: ResolveContext): (study: CaseStudyEntry) => Resolved<CaseStudyEntry> {
  const inRegion: ProxyHandler<CaseStudyEntry> = {
    get: (study, key) => resolve(Reflect.get(study, key) as unknown, context),
  };
  return (study) => new Proxy(study, inRegion) as unknown as Resolved<CaseStudyEntry>; // every field is resolved on its way
}

/** Keeps the last result of a reader: fields of one thing are asked for one after another. */
export function rememberLast<T>(read: (name: string) => T): (name: string) => T {
  let last: { name: string; value: T } | undefined;
  return (name) => {
    if (last?.name !== name) last = { name, value: read(name) };
    return last.value;
  };
}

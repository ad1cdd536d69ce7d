import type { SiteOverview } from '../../../protocol/answers.ts';
import type { CallAnswers, CallInput, CallName } from '../../../protocol/calls.ts';
import type { PageDocuments, Trace } from '../../../protocol/page-answers.ts';
import { parsePageDataKey } from '../../../../schema/page-data-key.ts';
import { codesOf, type RegionCode } from '../../../../regions/site-regions.ts';
import type { StandIn, StandInAnswer } from '../stand-in.ts';
import type { Keeper } from './keeper.ts';
import { pageWithEdits, type EditedFile, type KnownPage } from './page-after.ts';

type PreviewInput = CallInput<'preview'>;

/** The data of a page as the server has answered it last, and the edits that weren't saved then. */
interface AnsweredPage {
  document: PageDocuments[string];
  unsaved: PreviewInput['files'];
  showsGhosts: boolean;
}

/** Shows edits that are kept in the browser in the frames, too: from what the server has answered last. */
export class KeptPages implements StandIn {
  readonly #keeper: Pick<Keeper, 'waiting' | 'baseOf'>;
  /** What answers everything else. */
  readonly #next: StandIn;
  readonly #pages = new Map<string, AnsweredPage>();
  readonly #traces = new Map<string, Trace>();
  readonly #files = new Map<string, unknown>();
  #site: SiteOverview | undefined;

  constructor(keeper: Pick<Keeper, 'waiting' | 'baseOf'>, next: StandIn) {
    this.#keeper = keeper;
    this.#next = next;
  }

  before<K extends CallName>(name: K, input: CallInput<K>): Promise<StandInAnswer<K> | undefined> {
    if (name !== 'preview' || this.#keeper.waiting().length === 0) return this.#next.before(name, input);
    return this.instead(name, input);
  }

  async instead<K extends CallName>(
    name: K,
    input: CallInput<K>,
    mayBeMade = false,
  ): Promise<StandInAnswer<K> | undefined> {
    if (name !== 'preview') return this.#next.instead(name, input, mayBeMade);
    const documents = this.#documentsWith(input as PreviewInput);
    return documents && { answer: { documents } as CallAnswers[K] }; // by the name of the call
  }

  note<K extends CallName>(name: K, input: CallInput<K>, answer: CallAnswers[K]): void {
    if (name === 'site') this.#site = answer as SiteOverview;
    if (name === 'file') this.#files.set((input as CallInput<'file'>).file, (answer as CallAnswers['file']).data);
    if (name === 'trace') this.#traces.set((input as CallInput<'trace'>).address, answer as Trace);
    if (name === 'preview') this.#noteDocuments(input as PreviewInput, answer as CallAnswers['preview']);
    this.#next.note(name, input, answer);
  }

  #noteDocuments({ files, view }: PreviewInput, { documents = {} }: CallAnswers['preview']): void {
    for (const [key, document] of Object.entries(documents))
      this.#pages.set(key, { document, unsaved: files, showsGhosts: view?.showsGhosts === true });
  }

  /** Returns the data of the pages that are known, with all edits that the server doesn't have. */
  #documentsWith({ files, keys }: PreviewInput): PageDocuments | undefined {
    const known = keys.flatMap((key) => {
      const page = this.#pages.get(key);
      const shown = page && this.#knownPage(key, page);
      return page && shown ? [[key, pageWithEdits(shown, this.#editsSince(page, files))] as const] : [];
    });
    return known.length > 0 ? Object.fromEntries(known) : undefined;
  }

  #knownPage(key: string, { document, showsGhosts }: AnsweredPage): KnownPage | undefined {
    const regions = (this.#site?.regions ?? []) as (SiteOverview['regions'][number] & { code: RegionCode })[]; // the server lists them
    const address = parsePageDataKey(key, codesOf(regions));
    if (!address) return undefined;
    const code = 'layoutOf' in address ? address.layoutOf : address.region;
    const region = regions.find((one) => one.code === code);
    const trace = 'path' in address ? this.#traces.get(`/${code}/${address.path}`) : undefined;
    return region && { document, trace, region, showsGhosts };
  }

  /** Returns the edits that the server doesn't have, by file. */
  #editsSince({ unsaved }: AnsweredPage, files: PreviewInput['files']): EditedFile[] {
    const waiting = this.#keeper.waiting().flatMap(({ edits }) => edits);
    return [...new Set([...unsaved, ...waiting, ...files].map(({ file }) => file))].map((file) => {
      const operationsOf = (list: readonly Pick<PreviewInput['files'][number], 'file' | 'operations'>[]) =>
        list.filter((one) => one.file === file).flatMap(({ operations }) => operations);
      return {
        file,
        base: this.#keeper.baseOf(file) ?? this.#files.get(file),
        shown: operationsOf(unsaved),
        operations: [...operationsOf(waiting), ...operationsOf(files)],
      };
    });
  }
}

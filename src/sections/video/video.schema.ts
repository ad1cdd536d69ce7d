import { phraseOf, say, verbatim } from '../../i18n/phrase.ts';
import { z } from 'zod';
import { fillPlaceholders } from '../../i18n/format.ts';
import { defineSection, sectionProblem, type SectionProblem } from '../../schema/define-section.ts';
import { defineTexts } from '../../schema/define-texts.ts';
import { image } from '../../schema/image.ts';
import { captionsFile, videoFile } from '../../schema/media-file.ts';
import { headingText, languageCode, richText, text } from '../../schema/text.ts';
import { filmIn, VIDEO_HOSTS } from './video-hosts.ts';

const source = z.strictObject({
  host: z.enum(['own', 'youtube', 'vimeo']).meta({
    title: 'Host',
    description: 'own: a file in public/; youtube or vimeo: a film there, which is only loaded after a click.',
    form: 'Where the film is. A film at YouTube or Vimeo is only loaded after a click.',
  }),
  id: z.string().min(1).optional().meta({
    title: 'Film at the host',
    description: 'In quotes: what the host calls the film, the last part of its address. Only for youtube and vimeo.',
    form: 'The last part of the film’s address there. Only for YouTube and Vimeo.',
    input: 'film',
  }),
  file: videoFile().optional().meta({
    title: 'File',
    description: 'Path of the film inside public/, mp4 or webm, for example /videos/hello.mp4. Only for own.',
    form: 'An mp4 or webm file that your developer has put on the site, for example /videos/hello.mp4. Only for a film of your own.',
  }),
});

const captions = z.strictObject({
  language: languageCode().meta({
    title: 'Language',
    description: 'Language of these captions, one of the site.',
  }),
  file: captionsFile().meta({
    title: 'File',
    description: 'Path of the captions inside public/, in the format WebVTT, for example /videos/hello-en.vtt.',
    form: 'A WebVTT file that your developer has put on the site, for example /videos/hello-en.vtt.',
  }),
});

const schema = z.strictObject({
  title: headingText().meta({ title: 'Title', description: 'Heading of the section; it also names the film.' }),
  intro: text().optional().meta({ title: 'Intro', description: 'A sentence under the heading. Optional.' }),
  source: source.meta({ title: 'Source', description: 'Where the film is.' }),
  poster: image().meta({
    title: 'Poster',
    description: 'Picture of your own, shown until the film plays; cropped to 16:9.',
  }),
  duration: z
    .string()
    .regex(/^\d{1,3}:[0-5]\d$/, 'Write minutes and seconds, for example 1:05.')
    .meta({
      title: 'Duration',
      description: 'In quotes: minutes and seconds, for example "1:05".',
      form: 'Minutes and seconds, for example 1:05.',
    }),
  captions: z.array(captions).default([]).meta({
    title: 'Captions',
    description: 'One file for each language; needed for a film of your own. Those of a host are set there.',
  }),
  transcript: richText().meta({
    title: 'Transcript',
    description: 'What is said, and what matters of the pictures, for visitors who read rather than listen.',
  }),
});

const texts = defineTexts('video', 'Video', {
  play: 'Text of the link that starts a video.',
  duration: 'How long a video lasts; {duration} is its minutes and seconds.',
  contacts: 'Below a video of another host: that {host} is asked for it only after a click, and may store data then.',
  transcript: 'Unfolds what is said in a video.',
});

export default defineSection({
  title: 'Video',
  description: 'A film with its transcript. Nothing is loaded from its host before a visitor presses play.',
  keywords: 'video youtube vimeo film movie clip recording trailer videoklip klip optagelse',
  standsInFor: 'audio podcast sound music animation lyd musik webinar livestream',
  texts: [texts],
  schema,
  check: ({ source: { host, id, file }, captions: files }) =>
    host === 'own' ? ownProblems({ id, file, captions: files }) : hostProblems(host, { id, file, captions: files }),
  toProps: ({ source: { host, id = '', file = '' }, duration, ...fields }, content) => {
    const labels = content.texts(texts);
    const length = fillPlaceholders(labels.duration, { duration });
    return {
      ...fields,
      film: host === 'own' ? { file } : hosted(host, id, labels),
      length,
      labels: { play: labels.play, transcript: labels.transcript },
      captions: fields.captions.map(({ language, file: src }) => ({
        language,
        src,
        label: new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language,
        isDefault: language === content.region.language,
      })),
    };
  },
  embeds: ({ source: { host } }) =>
    host === 'own' ? { frames: [], media: true } : { frames: [VIDEO_HOSTS[host].origin], media: false },
});

type Host = keyof typeof VIDEO_HOSTS;
type Source = Pick<z.output<typeof source>, 'id' | 'file'> & Pick<z.output<typeof schema>, 'captions'>;

const hosted = (host: Host, id: string, { contacts }: { contacts: string }) => ({
  frame: VIDEO_HOSTS[host].frame(id),
  page: VIDEO_HOSTS[host].page(id),
  contacts: contacts.replaceAll('{host}', VIDEO_HOSTS[host].name),
});

const LACKS_FILE = sectionProblem(
  ['source'],
  say`The film of your own has no file.`,
  'Put it into public/videos/ and add "file:" with its path, for example /videos/hello.mp4.',
  say`Add “${phraseOf('File')}”: the address of the film on this site, for example /videos/hello.mp4.`,
);
const hasId = (file: string | undefined): SectionProblem => [
  ['source', 'id'],
  'A film of your own has no id.',
  file ? 'Delete the line.' : 'Delete the line, or name the host: youtube or vimeo.',
  {
    message: say`A film of your own is not at another host.`,
    hint: file
      ? say`Remove “${phraseOf('Film at the host')}”.`
      : say`Remove “${phraseOf('Film at the host')}”, or choose its host.`,
  },
];
const LACKS_CAPTIONS = sectionProblem(
  ['captions'],
  say`The film has no captions, so visitors who do not hear it miss what is said.`,
  'Put a file in the format WebVTT beside the film and add "captions:" with "language:" and "file:".',
  say`Add captions: a file in the format WebVTT beside the film.`,
);
const hasFile = (id: string | undefined): SectionProblem =>
  sectionProblem(
    ['source', 'file'],
    say`A film at another host has no file here.`,
    id ? 'Delete the line.' : 'Delete the line, or write "host: own".',
    id ? say`Remove “${phraseOf('File')}”.` : say`Remove “${phraseOf('File')}”, or choose yourself as the host.`,
  );
const HAS_CAPTIONS = sectionProblem(
  ['captions'],
  say`The captions of a film at another host are set there.`,
  'Upload them to the host, and delete "captions:".',
  say`Upload them to the host, and remove them here.`,
);

const ownProblems = ({ id, file, captions: files }: Source): SectionProblem[] => [
  ...(file ? [] : [LACKS_FILE]),
  ...(id ? [hasId(file)] : []),
  ...(files.length > 0 ? [] : [LACKS_CAPTIONS]),
];

const hostProblems = (host: Host, { id, file, captions: files }: Source): SectionProblem[] => [
  ...idProblems(host, id),
  ...(file ? [hasFile(id)] : []),
  ...(files.length > 0 ? [HAS_CAPTIONS] : []),
];

/** The form takes the part that names the film out of the address. */
const PASTE = say`Paste the address of the film into “${phraseOf('Film at the host')}”.`;

function idProblems(host: Host, id: string | undefined): SectionProblem[] {
  const { name, id: pattern, idExample, page } = VIDEO_HOSTS[host];
  const hint = `Copy the part in the place of ${idExample} in ${page(idExample)}.`;
  if (id === undefined)
    return [
      [
        ['source'],
        `The film at ${name} has no id.`,
        `Add "id:". ${hint}`,
        { message: say`The film at ${verbatim(name)} is not named.`, hint: PASTE },
      ],
    ];
  if (pattern.test(id)) return [];
  const film = filmIn(id);
  const remedy = film?.host === host ? `Write "${film.id}".` : hint;
  return [
    [
      ['source', 'id'],
      `"${id}" is no id of a film at ${name}.`,
      remedy,
      { message: say`“${verbatim(id)}” is no film at ${verbatim(name)}.`, hint: PASTE },
    ],
  ];
}

import { Text } from '@mantine/core';
import { Island } from '../../components/island.tsx';
import { Picture } from '../../components/picture.tsx';
import { RichText } from '../../components/rich-text.tsx';
import { SectionHeading, SectionShell } from '../../components/section-shell.tsx';
import type { SectionProps } from '../../schema/define-section.ts';
import classes from './video.module.css';
import type definition from './video.schema.ts';
import VideoFrame from './video-frame.island.tsx';

type VideoProps = SectionProps<typeof definition>;

/** A film behind its poster, what is said in it below. */
export default function Video(props: VideoProps) {
  const { title, intro, film, poster, length, transcript, labels } = props;
  return (
    <SectionShell ground="sand" tight>
      <SectionHeading title={title} intro={intro} />
      <div className={`${classes.screen} screen-only`}>
        {'file' in film ? (
          <OwnFilm {...props} file={film.file} />
        ) : (
          <>
            <Picture image={poster} className={classes.poster} />
            <Island
              name="video-frame"
              component={VideoFrame}
              props={{ title, frame: film.frame, page: film.page, play: labels.play, length }}
              hydrateOn="visible"
            />
          </>
        )}
      </div>
      <div className={classes.below}>
        {'contacts' in film ? (
          <Text variant="note" maw="var(--measure)">
            {film.contacts}
          </Text>
        ) : (
          <Text variant="note">{length}</Text>
        )}
        <details className={classes.transcript}>
          <summary className={classes.summary}>{labels.transcript}</summary>
          <div className={classes.words}>
            <RichText text={transcript} />
          </div>
        </details>
      </div>
    </SectionShell>
  );
}

/** A film of the site's own: the browser plays it, and loads nothing of it before. */
function OwnFilm({ title, file, poster, captions }: VideoProps & { file: string }) {
  return (
    // The content check asks for captions.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video
      className={classes.poster}
      aria-label={title}
      src={file}
      poster={poster.src}
      width={poster.width}
      height={poster.height}
      preload="none"
      controls
      playsInline
    >
      {captions.map(({ language, src, label, isDefault }, index) => (
        <track key={index} kind="captions" srcLang={language} src={src} label={label} default={isDefault} />
      ))}
    </video>
  );
}

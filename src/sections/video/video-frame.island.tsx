import { useEffect, useRef, useState } from 'react';
import { isPlainClick } from '../../components/plain-click.ts';
import classes from './video-frame.module.css';

interface VideoFrameProps {
  title: string;
  /** Address of the frame at the film's host. */
  frame: string;
  /** Address of the film at its host. */
  page: string;
  /** Text of the link that starts it, and its duration. */
  play: string;
  length: string;
}

/**
 * Lies over the poster: a link to the film at its host, which a click replaces by the host's frame. Before that nothing
 * is asked of the host; without script, or in a new tab, it is a link like any other.
 */
export default function VideoFrame({ title, frame, page, play, length }: VideoFrameProps) {
  const [isPlaying, setIsPlaying] = useState(false);
  const player = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (isPlaying) player.current?.focus();
  }, [isPlaying]);
  if (isPlaying)
    return (
      // The host's player needs its scripts and its own storage: a sandbox that grants both is none.
      // oxlint-disable-next-line react/iframe-missing-sandbox
      <iframe
        ref={player}
        className={classes.frame}
        src={frame}
        title={title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  return (
    <a
      className={classes.link}
      href={page}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        setIsPlaying(true);
      }}
    >
      <span className={classes.sign} aria-hidden="true" />
      <span className={classes.words}>
        {play}
        <span className="visually-hidden">{`: ${title}`}</span>
        <span className={classes.length}>{length}</span>
      </span>
    </a>
  );
}

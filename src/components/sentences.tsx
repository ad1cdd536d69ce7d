import { SENTENCE_ATTRIBUTE, sentencesOf } from './sentences-of.ts';

/** Shows each sentence of a text in an element of its own, for example on a new line. The builder does so while it's typed. */
export const Sentences = ({ text, className }: { text: string; className: string | undefined }) =>
  sentencesOf(text).map((sentence, index) => (
    <span key={index} className={className} {...{ [SENTENCE_ATTRIBUTE]: '' }}>
      {`${sentence} `}
    </span>
  ));

import { Anchor, Badge, Text } from '@mantine/core';
import { SectionHeading, SectionShell } from '../../components/section-shell.tsx';
import type { SectionProps } from '../../schema/define-section.ts';
import classes from './testimonials.module.css';
import type definition from './testimonials.schema.ts';

type TestimonialsProps = SectionProps<typeof definition>;
type VoiceProps = TestimonialsProps['voices'][number] & Pick<TestimonialsProps, 'labels'>;

/** What clients say: the first voice as a display line over the whole width, the others in two columns below it. */
export default function Testimonials({ title, intro, voices, labels }: TestimonialsProps) {
  return (
    <SectionShell>
      <SectionHeading title={title} intro={intro} />
      <ul className={classes.voices}>
        {voices.map((voice, index) => (
          <li key={index} className={classes.voice}>
            <Voice {...voice} labels={labels} />
          </li>
        ))}
      </ul>
    </SectionShell>
  );
}

function Voice({ quote, name, role, company, href, isReal, labels }: VoiceProps) {
  return (
    <figure>
      {!isReal && (
        <Badge data-tone="accent" mb="sm">
          {labels.example}
        </Badge>
      )}
      <Text component="blockquote" variant="display" m={0} className={classes.quote}>
        {quote}
      </Text>
      <Text component="figcaption" mt="md">
        {href ? (
          <Anchor href={href} target="_blank" rel="noopener" fw={600}>
            {name}
            <span className="visually-hidden">{` (${labels.newTab})`}</span>
          </Anchor>
        ) : (
          <Text span fw={600}>
            {name}
          </Text>
        )}
        <Text span variant="dimmed">{`, ${[role, company].filter(Boolean).join(', ')}`}</Text>
      </Text>
    </figure>
  );
}

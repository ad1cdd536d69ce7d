import { signInTexts } from '../../../texts/sign-in/sign-in-texts.ts';
import { CopyableLink } from '../../kit/copyable-link.tsx';

interface PersonalLinkProps {
  link: string;
  words: Record<'link' | 'linkHint' | 'copyLink', string>;
}

/** Shows a link that lets one person in. Another link in its place hasn't been copied yet. */
export const PersonalLink = ({ link, words }: PersonalLinkProps) => (
  <CopyableLink
    key={link}
    link={link}
    label={words.link}
    description={words.linkHint}
    copy={words.copyLink}
    copied={signInTexts().invitation.copied}
  />
);

import { Anchor, Container, Text } from '@mantine/core';
import type { LayoutData } from '../schema/page-data.ts';
import classes from './footer.module.css';
import { SocialLink } from './social-link.tsx';

/** The footer of every page. */
export const Footer = ({ layout }: { layout: LayoutData }) => (
  <footer className={classes.footer}>
    <FooterContent layout={layout} />
  </footer>
);

/** The footer of a pre-rendered page, with the markup of its content. */
export const PreRenderedFooter = ({ markup }: { markup: string }) => (
  <footer className={classes.footer} dangerouslySetInnerHTML={{ __html: markup }} />
);

/** The content of the footer: company, social profiles, legal links. */
export function FooterContent({ layout }: { layout: LayoutData }) {
  const { company, legal, siteName, social, dictionary } = layout;
  const { footer } = dictionary;
  return (
    <Container className={classes.inner}>
      <div className={classes.identity}>
        <Text variant="display" size="3xl">
          {siteName}
        </Text>
        <Text variant="display" size="lg" className={classes.claim}>
          {footer.claim}
        </Text>
      </div>
      <div className={classes.follow}>
        <Text className={classes.label} id="footer-follow">
          {footer.follow}
        </Text>
        <ul className={classes.social} aria-labelledby="footer-follow">
          {social.map((profile, index) => (
            <li key={index}>
              <SocialLink profile={profile} newTab={footer.opensInNewTab} className={classes.profile} named />
            </li>
          ))}
        </ul>
      </div>
      <Company layout={layout} />
      <div className={classes.end}>
        {legal.length > 0 && <LegalLinks links={legal} name={footer.navigation} />}
        <button className={classes.manage} type="button" data-dialog-trigger="consent">
          {footer.manageCookies}
        </button>
        <Text variant="dimmed" className={classes.copyright}>{`© ${company.legalName}. ${footer.copyright}`}</Text>
      </div>
    </Container>
  );
}

/** The menu at the foot of every page. */
const LegalLinks = ({ links, name }: { links: LayoutData['legal']; name: string }) => (
  <nav aria-label={name}>
    <ul className={classes.legal}>
      {links.map(({ label, to }, index) => (
        <li key={index}>
          <Anchor variant="quiet" href={to}>
            {label}
          </Anchor>
        </li>
      ))}
    </ul>
  </nav>
);

/** The legally required details: company, address and VAT number. */
function Company({ layout: { company, email, dictionary } }: { layout: LayoutData }) {
  const { footer } = dictionary;
  return (
    <div className={classes.company}>
      <Text className={classes.label}>{footer.company}</Text>
      <address className={classes.address}>
        {company.legalName}
        <br />
        {company.street}
        <br />
        {`${company.postalCode} ${company.city}, ${company.country}`}
      </address>
      <Text>{`${footer.vat}: ${company.vatNumber}`}</Text>
      <Text>
        <Anchor href={`mailto:${email}`}>{email}</Anchor>
      </Text>
    </div>
  );
}

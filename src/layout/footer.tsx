import type { LayoutDocument } from '../schema/document.ts';
import classes from './footer.module.css';
import { SocialLink } from './social-link.tsx';

/** The footer of every page: who this is, where else to find them, what the law asks for. */
export function Footer({ layout }: { layout: LayoutDocument }) {
  const { company, legal, siteName, social, words } = layout;
  const { footer } = words;
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <div className={classes.identity}>
          <p className={classes.name}>{siteName}</p>
          <p className={classes.claim}>{footer.claim}</p>
        </div>
        <div className={classes.follow}>
          <p className={classes.label} id="footer-follow">
            {footer.follow}
          </p>
          <ul className={classes.social} aria-labelledby="footer-follow">
            {social.map((profile) => (
              <li key={profile.network}>
                <SocialLink profile={profile} newTab={footer.opensInNewTab} className={classes.profile} named />
              </li>
            ))}
          </ul>
        </div>
        <div className={classes.company}>
          <p className={classes.label}>{footer.company}</p>
          <address className={classes.address}>
            {company.legalName}
            <br />
            {company.street}
            <br />
            {`${company.postalCode} ${company.city}, ${footer.spain}`}
          </address>
          <p>{`${footer.vat}: ${company.vatNumber}`}</p>
        </div>
        <div className={classes.end}>
          <nav aria-label={footer.navigation}>
            <ul className={classes.legal}>
              {legal.map(({ label, to }) => (
                <li key={to}>
                  <a href={to}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
          <button className={classes.manage} type="button" data-opens="consent">
            {footer.manageCookies}
          </button>
          <p className={classes.copyright}>{`© ${company.legalName}. ${footer.copyright}`}</p>
        </div>
      </div>
    </footer>
  );
}

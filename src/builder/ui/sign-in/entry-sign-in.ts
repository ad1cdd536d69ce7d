import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { invitationLink, NEXT_PARAMETER } from '../../protocol/sign-in.ts';
import { forgetSite } from '../state/kept/forget-site.ts';
import './sign-in.css';

// The pages on which people sign in. The server has written their words into them.

const find = (id: string) => document.querySelector<HTMLElement>(`#${id}`);
const { dataset } = document.body;

/** Why a step wasn't taken. The message is for the person. */
class Refusal extends Error {}

/** Takes a step on the server. */
async function take<Answer>(step: string, input: object): Promise<Answer> {
  const request = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(input) };
  const response = await fetch(`/_builder/${step}`, request).catch(() => undefined);
  const isOwn = response?.headers.get('Content-Type')?.startsWith(response.ok ? 'application/json' : 'text/plain');
  if (!response || !isOwn) throw new Refusal(dataset['unreachable']);
  if (!response.ok) throw new Refusal(await response.text());
  return (await response.json()) as Answer; // the server is of the same checkout
}

/** Runs steps while the buttons are off, and says what is wrong. */
async function attempt(steps: () => Promise<void>): Promise<void> {
  const buttons = document.querySelectorAll('button');
  for (const button of buttons) button.disabled = true;
  say('');
  try {
    await steps();
  } catch (error) {
    // The browser's own words for a passkey that wasn't used are for developers.
    const isKnown = error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
    say((error instanceof Refusal ? error.message : dataset[isKnown ? 'known' : 'canceled']) ?? '');
  }
  for (const button of buttons) button.disabled = false;
}

function say(words: string): void {
  const problem = find('problem');
  if (problem) problem.textContent = words;
}

async function signIn(): Promise<void> {
  const optionsJSON = await take<PublicKeyCredentialRequestOptionsJSON>('sign-in/options', {});
  await take('sign-in/finish', { answer: await startAuthentication({ optionsJSON }) });
  location.replace(nextAddress());
}

/** The page that was asked for, if it's one of the builder. */
function nextAddress(): string {
  const next = new URLSearchParams(location.search).get(NEXT_PARAMETER) ?? '';
  const builder = new URL('/_builder/', location.origin);
  const url = URL.canParse(next, builder) ? new URL(next, builder) : builder;
  return url.href.startsWith(builder.href) ? url.href : builder.href;
}

async function recover(): Promise<void> {
  const code = document.querySelector<HTMLInputElement>('#code')?.value ?? '';
  const { secret } = await take<{ secret: string }>('sign-in/recover', { code });
  location.replace(invitationLink(location.origin, secret));
}

/** Opens an invitation, or a link that adds a device. */
async function openLink(kind: string, secret: string): Promise<void> {
  const { welcome } = await take<{ welcome: string }>(`${kind}/open`, { secret });
  const [title, invited] = [find('title'), find('invited')];
  if (title) title.textContent = welcome;
  if (invited) invited.hidden = false;
}

async function createPasskey(kind: string, secret: string): Promise<void> {
  const optionsJSON = await take<PublicKeyCredentialCreationOptionsJSON>(`${kind}/options`, { secret });
  const answer = await startRegistration({ optionsJSON });
  const { codes } = await take<{ codes?: string[] }>(`${kind}/accept`, { answer });
  // A further device shares the codes of the first.
  if (!codes) return location.replace(nextAddress());
  // The link has worked.
  history.replaceState(null, '', location.pathname);
  find('invited')?.remove();
  showCodes(codes);
}

function showCodes(codes: readonly string[]): void {
  const [section, list, copy] = [find('codes'), find('code-list'), find('copy')];
  if (section) section.hidden = false;
  list?.replaceChildren(
    ...codes.map((code) => {
      const item = document.createElement('li');
      item.textContent = code;
      return item;
    }),
  );
  copy?.addEventListener('click', () => {
    void navigator.clipboard
      .writeText(codes.join('\n'))
      .then(() => (copy.textContent = find('title')?.dataset['copied'] ?? ''));
  });
  find('codes-title')?.focus();
}

function begin(): void {
  if (!browserSupportsWebAuthn()) return say(dataset['unsupported'] ?? '');
  const button = find('passkey');
  const { step = '' } = dataset;
  if (step !== 'sign-in') {
    const secret = location.hash.slice(1);
    void attempt(() => openLink(step, secret));
    button?.addEventListener('click', () => void attempt(() => createPasskey(step, secret)));
    return;
  }
  button?.addEventListener('click', () => void attempt(signIn));
  find('recovery')?.addEventListener('submit', (event) => {
    event.preventDefault();
    void attempt(recover);
  });
}

void forgetSite().catch(() => undefined); // a browser that keeps nothing
begin();

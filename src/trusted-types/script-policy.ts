/** Names of the only Trusted Types policies that the site makes; the Content Security Policy allows no other. */
export type ScriptPolicyName = 'head-data' | 'tag-manager';

/** What may become the text or the address of a script; each throws for anything else. */
interface ScriptRules {
  createScript?: (text: string) => string;
  createScriptURL?: (address: string) => string;
}

type ScriptPolicy = Required<ScriptRules>;

/** The part of the browser's Trusted Types that is used here; TypeScript's own library does not know it yet. */
interface PolicyFactory {
  createPolicy: (name: ScriptPolicyName, rules: ScriptRules) => ScriptPolicy;
}

const refuse = (): never => {
  throw new TypeError('This policy does not allow that.');
};

/** Makes the policy of a name, once; in browsers without Trusted Types the rules hold all the same. */
export function scriptPolicy(name: ScriptPolicyName, rules: ScriptRules): ScriptPolicy {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory }; // absent from TypeScript's library
  return trustedTypes?.createPolicy(name, rules) ?? { createScript: refuse, createScriptURL: refuse, ...rules };
}

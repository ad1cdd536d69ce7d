/** Names of the site's Trusted Types policies; the Content Security Policy allows no others. */
export type ScriptPolicyName = 'head-data' | 'tag-manager';

/** Checks of script text and script URLs. Each throws for a value that isn't allowed. */
interface ScriptRules {
  createScript?: (text: string) => string;
  createScriptURL?: (address: string) => string;
}

type ScriptPolicy = Required<ScriptRules>;

/** The part of the Trusted Types API that is used here; TypeScript's DOM library lacks it. */
interface PolicyFactory {
  createPolicy: (name: ScriptPolicyName, rules: ScriptRules) => ScriptPolicy;
}

const refuse = (): never => {
  throw new TypeError('This policy does not allow that.');
};

/** Creates a policy once per name. In browsers without Trusted Types, applies the rules itself. */
export function scriptPolicy(name: ScriptPolicyName, rules: ScriptRules): ScriptPolicy {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory }; // absent from TypeScript's library
  return trustedTypes?.createPolicy(name, rules) ?? { createScript: refuse, createScriptURL: refuse, ...rules };
}

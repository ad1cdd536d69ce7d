import { expect, it, vi } from 'vitest';
import { scriptPolicy } from './script-policy.ts';

const rules = { createScript: (text: string) => text.trim() };

it('applies its rules in a browser without Trusted Types', () => {
  const policy = scriptPolicy('head-data', rules);
  expect(policy.createScript(' {} ')).toBe('{}');
  expect(() => policy.createScriptURL('https://evil.example/x.js')).toThrow(TypeError);
});

it("creates the browser's policy if Trusted Types are supported", () => {
  const createPolicy = vi.fn(() => 'the policy');
  vi.stubGlobal('trustedTypes', { createPolicy });
  expect(scriptPolicy('head-data', rules)).toBe('the policy');
  expect(createPolicy).toHaveBeenCalledWith('head-data', rules);
});

import { expect, it, vi } from 'vitest';
import { scriptPolicy } from './script-policy.ts';

const rules = { createScript: (text: string) => text.trim() };

it('keeps its rules in a browser without Trusted Types', () => {
  const policy = scriptPolicy('head-data', rules);
  expect(policy.createScript(' {} ')).toBe('{}');
  expect(() => policy.createScriptURL('https://evil.example/x.js')).toThrow(TypeError);
});

it('asks the browser for the policy where there are Trusted Types', () => {
  const createPolicy = vi.fn(() => 'the policy');
  vi.stubGlobal('trustedTypes', { createPolicy });
  expect(scriptPolicy('head-data', rules)).toBe('the policy');
  expect(createPolicy).toHaveBeenCalledWith('head-data', rules);
});

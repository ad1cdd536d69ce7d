import { describe, expect, it } from 'vitest';
import { fieldLines, openFieldLines } from './field-lines.ts';

const STUDY = {
  id: 'gasper',
  result: { en: 'Sales for $48,000', da: 'Salg for $48,000' },
  challenge: { en: 'One line.\n\nAnother “line”.', da: 'Én linje.\n\n»En« til 🇩🇰.' },
  series: [1, 2.5, -3],
  website: undefined,
  hidden: false,
  nothing: null,
};

const kept = (value: object) => openFieldLines(Buffer.from(fieldLines(value)));

describe('the fields of an object, a line each', () => {
  it('gives each field as it was, in any order and as often as it is asked for', () => {
    const { names, get } = kept(STUDY);
    expect(names).toEqual(['id', 'result', 'challenge', 'series', 'hidden', 'nothing']);
    for (const name of [...names.toReversed(), ...names]) expect(get(name)).toEqual(STUDY[name as keyof typeof STUDY]);
  });

  it('has nothing under another name, nor under one that has no value', () => {
    const { get } = kept(STUDY);
    expect(['website', 'toString', ''].map(get)).toEqual([undefined, undefined, undefined]);
    expect(kept({}).names).toEqual([]);
  });

  it('reads no other field than the one that is asked for', () => {
    const { get } = openFieldLines(Buffer.from(fieldLines(STUDY).replace('[1,2.5,-3]', 'no JSON')));
    expect(get('challenge')).toEqual(STUDY.challenge);
    expect(get('hidden')).toBe(false);
    expect(() => get('series')).toThrow('JSON');
  });
});

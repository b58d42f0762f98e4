import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type RefusalCode, refusals } from '@league/command-api/contract/refusals.ts';
import { describe, expect, it } from 'vitest';

const page = readFileSync(path.join(import.meta.dirname, 'refusals.md'), 'utf8');

/** Code and text of each paragraph. */
const paragraphs = page.split(/^#+ /m).flatMap((part) => {
  const [, code, text] = /^`(\w+)`\n\n(.*)$/s.exec(part) ?? [];
  return code === undefined || text === undefined ? [] : [{ code, text }];
});

const codes = Object.keys(refusals) as RefusalCode[];

describe('the page of refusals', () => {
  it('has one paragraph for each code, and none for a code that is no more', () => {
    expect(paragraphs.map(({ code }) => code).toSorted()).toEqual(codes.toSorted());
  });

  it.each(codes)('says status, meaning and what to do of %s', (code) => {
    const text = paragraphs.find((paragraph) => paragraph.code === code)?.text ?? '';
    expect(text).toMatch(new RegExp(`^\\*\\*${refusals[code].status}\\.\\*\\* \\S.{15,}\\nWhat to do: \\S.{3,}`, 's'));
  });
});

describe('the sentences of refusals', () => {
  it.each(codes)('%s is a Turkish sentence of its own', (code) => {
    const { message } = refusals[code];
    expect(message).toMatch(/^[“\p{Lu}{]/u);
    expect(codes.filter((other) => refusals[other].message === message)).toEqual([code]);
  });
});

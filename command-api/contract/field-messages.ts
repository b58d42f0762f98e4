import type * as z from 'zod/mini';
import type { FieldError } from './problem.ts';

/** What zod says when a schema brings no sentence of its own (zod/mini loads no language). */
const NO_MESSAGE = 'Invalid input';

/**
 * zod's findings as Turkish sentences at their fields: `matches[3].homeScore`. The server sends them, and the web's forms say
 * the same before anything is sent; both have to parse with `reportInput`, which tells a missing field from a wrong one.
 */
export const fieldErrorsOf = (issues: readonly z.core.$ZodIssue[]): FieldError[] =>
  issues.flatMap((issue) => {
    const path = pathOf(issue.path);
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        path: path === '' ? key : `${path}.${key}`,
        message: 'Bu alan kabul edilmiyor.',
      }));
    }
    return [{ path, message: issue.message === NO_MESSAGE ? sentenceOf(issue) : issue.message }];
  });

const pathOf = (path: readonly PropertyKey[]): string =>
  path.reduce<string>((text, part) => {
    if (typeof part === 'number') return `${text}[${part}]`;
    return text === '' ? String(part) : `${text}.${String(part)}`;
  }, '');

const sentenceOf = (issue: z.core.$ZodIssue): string => {
  if (issue.input === null) return 'Bu alan boş bırakılamaz.';
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'Bu alan gerekli.' : typeSentence(issue.expected);
    case 'too_small':
      return issue.origin === 'string' ? `En az ${issue.minimum} karakter olmalı.` : `En az ${issue.minimum} olmalı.`;
    case 'too_big':
      return issue.origin === 'string'
        ? `En fazla ${issue.maximum} karakter olmalı.`
        : `En fazla ${issue.maximum} olmalı.`;
    case 'invalid_value':
      return `Şunlardan biri olmalı: ${issue.values.map(String).join(', ')}.`;
    case 'invalid_format':
      return formatSentence(issue.format);
    default:
      return 'Bu değer geçersiz.';
  }
};

const typeSentence = (expected: string): string => {
  switch (expected) {
    case 'string':
      return 'Metin olmalı.';
    case 'int':
      return 'Tam sayı olmalı.';
    case 'number':
      return 'Sayı olmalı.';
    case 'boolean':
      return 'Evet ya da hayır (true/false) olmalı.';
    case 'array':
      return 'Liste olmalı.';
    case 'never':
      return 'Oyuncu satırları henüz girilemiyor; boş liste gönderin.';
    default:
      return 'Bu değer geçersiz.';
  }
};

const formatSentence = (format: string): string => {
  switch (format) {
    case 'uuid':
      return 'Geçerli bir kimlik olmalı.';
    case 'datetime':
      return 'Saat dilimi olan bir tarih ve saat olmalı (ISO 8601).';
    case 'date':
      return 'Tarih yyyy-aa-gg biçiminde olmalı.';
    case 'time':
      return 'Saat ss:dd biçiminde olmalı.';
    default:
      return 'Biçimi geçersiz.';
  }
};

import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ApiProblem } from '../../api/errors.ts';
import { ActFailure } from './act-failure.tsx';

const SCORES = 'Lütfen her iki takımın skorunu girin.';

/** The sentences that a person reads, in their order. */
const shown = (message: string, errors: readonly string[]): readonly string[] => {
  const problem = {
    type: 'urn:league:problem:X',
    title: 'Unprocessable Entity',
    status: 422,
    code: 'X',
    message,
    errors: errors.map((each, index) => ({ path: `field${index}`, message: each })),
  };
  const error = new ApiProblem('/api/matches/1/results', problem);
  const html = renderToStaticMarkup(createElement(ActFailure, { error, offline: false, failed: 'Olmadı' }));
  return html.split(/<[^>]*>/).filter((text) => text !== '');
};

it.each<[message: string, errors: readonly string[], shown: readonly string[]]>([
  ['En fazla 99 olmalı.', ['En fazla 99 olmalı.'], ['En fazla 99 olmalı.']],
  ['En fazla 99 olmalı.', ['En fazla 99 olmalı.', 'En fazla 99 olmalı.'], ['En fazla 99 olmalı.']],
  [
    'En fazla 99 olmalı.',
    ['En fazla 99 olmalı.', 'Tam sayı olmalı.', 'Tam sayı olmalı.'],
    ['En fazla 99 olmalı.', 'Tam sayı olmalı.'],
  ],
  [
    SCORES,
    ['Ev skorunu girin.', 'Deplasman skorunu girin.'],
    [SCORES, 'Ev skorunu girin.', 'Deplasman skorunu girin.'],
  ],
  [SCORES, [], [SCORES]],
])('says each sentence of a refusal once: %j with %j', (message, errors, expected) => {
  expect(shown(message, errors)).toEqual(expected);
});

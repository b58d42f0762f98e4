import { expect, it } from 'vitest';
import { changedOf } from './changed-of.ts';

const body = {
  title: 'Lig',
  color: '#dc3545',
  socialMedia: { kick: '', twitch: 'https://twitch.tv/lig' },
  news: [{ title: 'Bir' }, { title: 'İki' }],
};

it.each([
  [{}, {}],
  [{ title: true }, { title: 'Lig' }],
  [{ title: false, color: true }, { color: '#dc3545' }],
  [{ socialMedia: { kick: true } }, { socialMedia: { kick: '' } }],
  [{ socialMedia: { kick: false, twitch: false } }, {}],
  [{ news: [{ title: false }, { title: true }] }, { news: body.news }],
  [{ news: [{ title: false }] }, {}],
])('sends of what is marked %j: %j', (marks, sent) => {
  expect(changedOf(body, marks)).toEqual(sent);
});

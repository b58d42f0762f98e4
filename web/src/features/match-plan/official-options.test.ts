import { describe, expect, it } from 'vitest';
import { broadcasterOptions, refereeOptions } from './official-options.ts';

const refereeOf = (gamertag: string, firstName: string | null = null) => ({
  _id: `id-${gamertag}`,
  player: { _id: `id-${gamertag}`, gamertag, firstName, lastName: null },
});

describe('the choices for a match', () => {
  it('are the referees in office, by gamertag and with their names', () => {
    expect(refereeOptions([refereeOf('Şahin'), refereeOf('Çınar', 'Çınar')], null)).toEqual([
      { id: 'id-Çınar', label: 'Çınar', note: 'Çınar' },
      { id: 'id-Şahin', label: 'Şahin' },
    ]);
  });

  it('are the broadcasters in office, with platform and channel', () => {
    const broadcasters = [
      { ...refereeOf('TV61', 'Can'), platform: 'TikTok', channelName: 'Kanal 61' },
      { ...refereeOf('Ada'), platform: 'Twitch', channelName: '' },
    ] as const;
    expect(broadcasterOptions(broadcasters, null).map(({ note }) => note)).toEqual([
      'Twitch',
      'TikTok Live · Kanal 61',
    ]);
  });

  it('include the person who stands at the match without an office', () => {
    const standing = { _id: 'id-Eski', gamertag: 'Eski', deleted: true };
    expect(refereeOptions([refereeOf('Şahin')], standing).map(({ label }) => label)).toEqual(['Eski', 'Şahin']);
  });

  it('name the person who stands at the match once', () => {
    const standing = { _id: 'id-Şahin', gamertag: 'Şahin', deleted: false };
    expect(refereeOptions([refereeOf('Şahin')], standing)).toHaveLength(1);
  });
});

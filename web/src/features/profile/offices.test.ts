import { describe, expect, it } from 'vitest';
import { applyLabel, boxesOf, type Office, standingText } from './offices.ts';

type Standing = 'pending' | 'approved' | 'rejected';

const profileOf = (status: Standing) => ({
  refereeInfo: { isRefereeApproved: status === 'approved', status, level: 'Uzman' as const },
  broadcasterInfo: { isBroadcasterApproved: status === 'approved', status, platform: 'TikTok' as const },
});
const nobody = { refereeInfo: null, broadcasterInfo: null };

describe('a player without an application', () => {
  it('reads no sentence and may apply for both offices', () => {
    expect(standingText(nobody, 'referee')).toBeNull();
    expect(standingText(nobody, 'broadcaster')).toBeNull();
    expect(applyLabel(nobody, 'referee')).toBe('Hakemliğe başvur');
    expect(applyLabel(nobody, 'broadcaster')).toBe('Yayıncılığa başvur');
  });

  it('starts with empty boxes', () => {
    expect(boxesOf(nobody, 'referee')).toEqual({ role: 'referee', level: null, experienceYears: null });
    expect(boxesOf(nobody, 'broadcaster')).toEqual({ role: 'broadcaster', platform: null, channelLink: '' });
  });
});

it.each<[Standing, Office, text: string, label: string | null]>([
  ['pending', 'referee', 'Başvurunuz yönetici onayı bekliyor.', 'Başvuruyu değiştir'],
  ['pending', 'broadcaster', 'Başvurunuz yönetici onayı bekliyor.', 'Başvuruyu değiştir'],
  ['rejected', 'referee', 'Başvurunuz kabul edilmedi; yeniden başvurabilirsiniz.', 'Hakemliğe başvur'],
  ['rejected', 'broadcaster', 'Başvurunuz kabul edilmedi; yeniden başvurabilirsiniz.', 'Yayıncılığa başvur'],
  ['approved', 'referee', 'Hakemsiniz. Seviye: Uzman', null],
  ['approved', 'broadcaster', 'Yayıncısınız. Platform: TikTok Live', null],
])('%s as %s: the player reads %o and may press %o', (status, office, text, label) => {
  expect(standingText(profileOf(status), office)).toBe(text);
  expect(applyLabel(profileOf(status), office)).toBe(label);
});

it('names no level where an admin appointed the referee without one', () => {
  const { refereeInfo, ...rest } = profileOf('approved');
  expect(standingText({ ...rest, refereeInfo: { ...refereeInfo, level: null } }, 'referee')).toBe('Hakemsiniz.');
});

it('opens a repeated application with what the profile shows of the earlier one', () => {
  expect(boxesOf(profileOf('rejected'), 'referee')).toMatchObject({ level: 'Uzman' });
  expect(boxesOf(profileOf('pending'), 'broadcaster')).toMatchObject({ platform: 'TikTok' });
});

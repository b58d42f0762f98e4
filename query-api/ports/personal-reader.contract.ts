import { describe, expect, it } from 'vitest';
import type { PersonalData, PersonalReader } from './personal-reader.ts';

/** What is stored of somebody, by id. What is missing or null was never set. */
export type StoredPeople = Readonly<Record<string, Partial<PersonalData>>>;

/** What every reader of personal data must do. `makeReader` gives one over accounts with this data. */
export const personalReaderContract = (
  name: string,
  makeReader: (people: StoredPeople) => PersonalReader | Promise<PersonalReader>,
): void => {
  describe(`personal reader: ${name}`, () => {
    it('gives all that is stored, and null for what is not', async () => {
      const all: PersonalData = {
        email: 'ela@example.com',
        psoId: 'ela-1',
        firstName: 'Ela',
        lastName: 'Yıldız',
        bio: 'Merhaba\n"dünya"',
        playingStyle: 'Sakin',
        socialMedia: { twitter: 'ela', instagram: 'https://instagram.com/ela', twitch: 'ela', youtube: '@ela' },
        rejectionReason: 'Eksik bilgi',
        refereeNotes: 'Hafta içi uygun.',
        broadcasterNotes: 'İki kamera.',
        channelLink: 'https://www.twitch.tv/ela',
        channelName: 'Ela TV',
      };
      const reader = await makeReader({ ela: all, deniz: { email: 'deniz@example.com' } });
      const nothing = {
        psoId: null,
        firstName: null,
        lastName: null,
        bio: null,
        playingStyle: null,
        rejectionReason: null,
        refereeNotes: null,
        broadcasterNotes: null,
        channelLink: null,
        channelName: null,
      };
      const socialMedia = { twitter: null, instagram: null, twitch: null, youtube: null };
      expect(await reader.of(['deniz', 'ela'])).toEqual(
        new Map<string, PersonalData>([
          ['ela', all],
          ['deniz', { ...nothing, socialMedia, email: 'deniz@example.com' }],
        ]),
      );
    });

    it('gives those who were asked for, and leaves out whom it does not know', async () => {
      const reader = await makeReader({ ela: { bio: 'Merhaba' }, deniz: {} });
      const found = await reader.of(['ela', 'unknown', '__proto__', 'ela', '']);
      expect([...found.keys()]).toEqual(['ela']);
      expect(found.get('ela')?.bio).toBe('Merhaba');
      expect((await reader.of([])).size).toBe(0);
    });
  });
};

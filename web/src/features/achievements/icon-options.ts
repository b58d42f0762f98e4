import type { ComboboxOption } from '../../components/ui/combobox-filter.ts';
import { achievementIcons } from '../../messages/tr/achievement-icons.ts';
import { achievementsMessages } from '../../messages/tr/achievements.ts';

const known: readonly ComboboxOption[] = Object.entries(achievementIcons).map(([id, icon]) => ({ id, ...icon }));

/** The pictures to choose from, and a stored one that this release cannot draw, so that it is not lost unseen. */
export const iconOptions = (stored: string): readonly ComboboxOption[] =>
  known.some(({ id }) => id === stored)
    ? known
    : [...known, { id: stored, label: stored, note: achievementsMessages.form.unknownIcon }];

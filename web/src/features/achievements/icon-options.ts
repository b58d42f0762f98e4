import type { ComboboxOption } from '../../components/ui/combobox-filter.ts';
import { achievementIcons } from '../../messages/tr/achievement-icons.ts';
import { achievementsMessages } from '../../messages/tr/achievements.ts';
import { ICON_NAMES } from './icon-names.ts';

const known: readonly ComboboxOption[] = ICON_NAMES.map((id) => ({ id, ...achievementIcons[id] }));

/** The pictures to choose from, and a stored one that this release cannot draw, so that it is not lost unseen. */
export const iconOptions = (stored: string): readonly ComboboxOption[] =>
  known.some(({ id }) => id === stored)
    ? known
    : [...known, { id: stored, label: stored, note: achievementsMessages.form.unknownIcon }];

import { useSyncExternalStore } from 'react';
import { appMessages } from '../messages/tr/app.ts';
import { type Appearance, appearance, chooseAppearance } from '../theme/appearance.ts';

const onServer = (): Appearance => 'system';
const choices = ['system', 'light', 'dark'] as const satisfies readonly Appearance[];

/** Chooses Sistem, Açık or Koyu. Stands in the phone's menu, the account menu and the footer. */
export const AppearanceChoice = () => {
  const chosen = useSyncExternalStore(appearance.subscribe, appearance.current, onServer);
  return (
    <fieldset className="flex items-center gap-1">
      <legend className="sr-only">{appMessages.appearance}</legend>
      {choices.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={chosen === each}
          onClick={() => chooseAppearance(each)}
          className="min-h-11 rounded-control border border-transparent px-3 text-text-2 hover:bg-hover aria-pressed:border-control aria-pressed:font-semibold aria-pressed:text-text"
        >
          {appMessages.appearances[each]}
        </button>
      ))}
    </fieldset>
  );
};

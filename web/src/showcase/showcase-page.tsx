import { ButtonControls } from './controls-buttons.tsx';
import { ChoiceControls } from './controls-choices.tsx';
import { FieldControls } from './controls-fields.tsx';
import { ListControls } from './controls-lists.tsx';
import { OverlayControls } from './controls-overlays.tsx';
import { PickerControls } from './controls-pickers.tsx';
import { TabControls } from './controls-tabs.tsx';
import { DisplayShowcase } from './display.tsx';

/** Every component in every state, for the eye and for axe. Exists in development only. */
export const ShowcasePage = () => (
  <main
    id="content"
    tabIndex={-1}
    className="mx-auto flex max-w-page flex-col gap-6 px-3 py-4 outline-none sm:px-4 md:px-6 xl:px-8"
  >
    <h1 className="text-h1 font-extrabold">Bileşenler</h1>
    <ButtonControls />
    <FieldControls />
    <OverlayControls />
    <PickerControls />
    <ChoiceControls />
    <TabControls />
    <ListControls />
    <DisplayShowcase />
  </main>
);

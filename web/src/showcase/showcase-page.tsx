import type { Cases } from './cases.tsx';
import { buttons } from './buttons.tsx';
import { controls } from './controls.tsx';
import { display } from './display.tsx';
import { fields } from './fields.tsx';
import { league } from './league.tsx';
import { lists } from './lists.tsx';
import { overlays } from './overlays.tsx';
import { SpecimenForm } from './specimen-form.tsx';

const components: Cases = { ...buttons, ...fields, ...controls, ...lists, ...overlays, ...display, ...league };

/** A style, since styles.css makes no classes for the showcase alone. */
const COLUMNS = { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 26rem), 1fr))' };

/** Every component in every state, for the eye and for axe. Exists in development only. */
export const ShowcasePage = () => (
  <main
    id="content"
    tabIndex={-1}
    className="mx-auto flex max-w-page flex-col gap-6 px-3 py-4 outline-none sm:px-4 md:px-6 xl:px-8"
  >
    <h1 className="text-h1 font-extrabold">Bileşenler</h1>
    {Object.entries(components).map(([component, states]) => (
      <section key={component} className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4">
        <h2 className="text-h2 font-bold">{component}</h2>
        <div className="grid gap-6" style={COLUMNS}>
          {Object.entries(states).map(([state, shown]) => (
            <div key={state} className="flex min-w-0 flex-col gap-2">
              <h3 className="text-meta font-semibold text-text-2">{state}</h3>
              {shown}
            </div>
          ))}
        </div>
      </section>
    ))}
    <SpecimenForm />
  </main>
);

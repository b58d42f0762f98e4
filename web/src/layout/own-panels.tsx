import { lateOrNothing } from '../components/query/late-or-nothing.tsx';

/** The ways to an official's own matches, for players who hold an office; whether one does is read when the menu opens. */
export const OwnPanels = lateOrNothing(() => import('./own-panel-links.tsx').then((loaded) => loaded.OwnPanelLinks));

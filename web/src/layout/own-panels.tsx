import { lateInMenu } from './late-in-menu.tsx';

/** The ways to an official's own matches, for players who hold an office; whether one does is read when the menu opens. */
export const OwnPanels = lateInMenu(() => import('./own-panel-links.tsx').then((loaded) => loaded.OwnPanelLinks));

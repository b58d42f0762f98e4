import { BadgesShowcase } from './display-badges.tsx';
import { DrawingsShowcase } from './display-drawings.tsx';
import { MatchShowcase } from './display-match.tsx';
import { MessagesShowcase } from './display-messages.tsx';
import { TablesShowcase } from './display-tables.tsx';

/** Every display component in every state, for the development page `/_ui`. */
export const DisplayShowcase = () => (
  <div className="flex flex-col gap-10">
    <MatchShowcase />
    <BadgesShowcase />
    <MessagesShowcase />
    <TablesShowcase />
    <DrawingsShowcase />
  </div>
);

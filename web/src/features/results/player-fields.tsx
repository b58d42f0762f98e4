import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { useMedia } from '../../components/ui/use-media.ts';
import { lineMessages as words } from '../../messages/tr/result-lines.ts';
import { LineGroup } from './line-group.tsx';
import { optionsOf } from './people.ts';
import { PlayerBox } from './player-box.tsx';
import { takesLists } from './result-form.ts';
import type { Lines } from './use-lines.ts';
import type { MatchPeople } from './use-people.ts';
import type { ResultEditor } from './use-result-form.ts';

type PlayerFieldsProps = {
  readonly editor: ResultEditor;
  readonly match: MatchAnswer;
  readonly people: MatchPeople;
  readonly lines: Lines;
};

/** The players' part of a result: the box that adds, and the rows of both sides. Folded while the match is a walkover. */
export const PlayerFields = ({ editor, match, people: { people, state, retry }, lines }: PlayerFieldsProps) => {
  const wide = useMedia('(min-width: 40rem) and (pointer: fine)');
  const { form, values } = editor;
  if (!takesLists(values)) {
    const rows = values.playerStats.length;
    return (
      rows > 0 && <p className="rounded-control bg-sunken px-3 py-2 text-meta text-text-2">{words.folded(rows)}</p>
    );
  }
  const options = optionsOf(people, match);
  const group = (side: 'home' | 'away') => (
    <LineGroup
      editor={editor}
      lines={lines}
      side={side}
      team={side === 'home' ? match.homeTeam : match.awayTeam}
      people={people}
      wide={wide}
    />
  );
  return (
    <div className="flex flex-col gap-3">
      {state === 'failed' && (
        <Banner
          tone="warning"
          announced
          action={
            <Button variant="secondary" onClick={retry}>
              {words.retry}
            </Button>
          }
        >
          {words.failed}
        </Banner>
      )}
      {state === 'waiting' && <p className="text-meta text-text-2">{words.waiting}</p>}
      <PlayerBox
        form={form}
        options={options}
        onAdd={(id, kind) => {
          const option = options.find((each) => each.id === id);
          return option === undefined ? 0 : lines.add(option, kind);
        }}
      />
      <div className="grid gap-x-6 gap-y-4 lg:grid-cols-2">
        {group('home')}
        {group('away')}
      </div>
    </div>
  );
};

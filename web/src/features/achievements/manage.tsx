import type { AchievementAnswer } from '@league/query-api/contract/achievements.ts';
import { Badge } from '../../components/ui/badge.tsx';
import { Breakable } from '../../components/ui/breakable.tsx';
import { Button } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { SelectField } from '../../components/ui/field.tsx';
import { type RecordColumn, RecordsTable } from '../../components/ui/records-table.tsx';
import { Toolbar } from '../../components/ui/toolbar.tsx';
import { useMedia } from '../../components/ui/use-media.ts';
import { achievementsMessages as words } from '../../messages/tr/achievements.ts';
import { achievementCategories, receiverTypes } from '../../messages/tr/achievement-words.ts';
import type { AchievementsSearch } from './achievements-search.ts';
import { filtered } from './award-lines.ts';
import { Emblem } from './emblem.tsx';
import { RarityBadge } from './rarity-badge.tsx';

const { columns: labels } = words;

const plain = 'border-transparent bg-sunken text-text-2';

const columns: readonly RecordColumn<AchievementAnswer>[] = [
  {
    key: 'achievement',
    label: labels.achievement,
    kind: 'title',
    cell: (achievement) => (
      <span className="flex min-w-0 items-center gap-3 py-1">
        <Emblem {...achievement} />
        <span className="flex min-w-0 flex-col">
          <Breakable text={achievement.title} />
          <span className="line-clamp-3 text-small font-normal wrap-anywhere text-text-2">
            {achievement.description}
          </span>
        </span>
      </span>
    ),
  },
  {
    key: 'category',
    label: labels.category,
    cell: ({ category }) => <Badge className={plain}>{achievementCategories[category]}</Badge>,
  },
  { key: 'type', label: labels.type, cell: ({ type }) => <Badge className={plain}>{receiverTypes[type]}</Badge> },
  { key: 'rarity', label: labels.rarity, cell: ({ rarity }) => <RarityBadge rarity={rarity} /> },
  { key: 'season', label: labels.season, cell: ({ season }) => <Breakable text={season ?? words.none} /> },
  { key: 'awards', label: labels.awards, cell: ({ awardCount }) => words.times(awardCount) },
];

type Filters = Pick<AchievementsSearch, 'type' | 'category'>;

type ChoiceProps<Value extends string> = {
  readonly label: string;
  readonly texts: Readonly<Record<Value, string>>;
  readonly value: Value | undefined;
  readonly onChange: (value: Value | undefined) => void;
};

const Choice = <Value extends string>({ label, texts, value, onChange }: ChoiceProps<Value>) => {
  const values = Object.keys(texts) as Value[];
  return (
    <div className="md:w-40">
      <SelectField
        label={label}
        value={value ?? ''}
        onChange={({ target }) => onChange(values.find((each) => each === target.value))}
      >
        <option value="">{words.all}</option>
        {values.map((each) => (
          <option key={each} value={each}>
            {texts[each]}
          </option>
        ))}
      </SelectField>
    </div>
  );
};

type ManageProps = {
  readonly achievements: readonly AchievementAnswer[];
  readonly filters: Filters;
  readonly onFilter: (filters: Partial<Filters>) => void;
  readonly onOpen: (dialog: 'edit' | 'delete', achievement: AchievementAnswer) => void;
};

/** All achievements, with filters that stand in the address. */
export const Manage = ({ achievements, filters, onFilter, onOpen }: ManageProps) => {
  const size = useMedia('(min-width: 62rem) and (pointer: fine)') ? 'small' : 'normal';
  const acts: RecordColumn<AchievementAnswer> = {
    key: 'acts',
    label: labels.acts,
    kind: 'actions',
    cell: (achievement) => (
      <span className="grid grid-cols-2 gap-2 md:flex md:justify-end">
        <Button
          variant="secondary"
          size={size}
          aria-label={words.editOf(achievement.title)}
          onClick={() => onOpen('edit', achievement)}
        >
          {words.edit}
        </Button>
        <Button
          variant="ghost"
          size={size}
          aria-label={words.removeOf(achievement.title)}
          onClick={() => onOpen('delete', achievement)}
        >
          {words.remove}
        </Button>
      </span>
    ),
  };
  if (achievements.length === 0) return <EmptyState title={words.empty} text={words.emptyText} />;
  const found = filtered(achievements, filters);
  return (
    <>
      <Toolbar
        active={Number(filters.type !== undefined) + Number(filters.category !== undefined)}
        count={words.found(found.length, achievements.length)}
        onClear={() => onFilter({ type: undefined, category: undefined })}
      >
        <Choice
          label={words.filters.type}
          texts={receiverTypes}
          value={filters.type}
          onChange={(type) => onFilter({ type })}
        />
        <Choice
          label={words.filters.category}
          texts={achievementCategories}
          value={filters.category}
          onChange={(category) => onFilter({ category })}
        />
      </Toolbar>
      {found.length === 0 ? (
        <EmptyState title={words.noneFound} />
      ) : (
        <RecordsTable
          caption={words.list}
          columns={[...columns, acts]}
          rows={found}
          rowKey={({ _id }) => _id}
          shownOf={(achievement) => JSON.stringify({ ...achievement, awards: [] })}
        />
      )}
    </>
  );
};

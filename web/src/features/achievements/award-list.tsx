import type { AwardAnswer } from '@league/query-api/contract/achievements.ts';
import { awardsMessages as words } from '../../messages/tr/awards.ts';
import { achievementCategories } from '../../messages/tr/achievement-words.ts';
import { Award } from './award.tsx';
import type { AwardsView } from './awards-view.ts';

type Category = AwardAnswer['achievement']['category'];

const CATEGORIES = Object.keys(achievementCategories) as Category[];

const ByCategory = ({ awards }: { readonly awards: readonly AwardAnswer[] }) => (
  <div className="flex flex-col gap-5">
    {CATEGORIES.map((category) => ({
      category,
      own: awards.filter(({ achievement }) => achievement.category === category),
    }))
      .filter(({ own }) => own.length > 0)
      .map(({ category, own }) => (
        <section key={category} aria-labelledby={`awards-${category}`}>
          <h3 id={`awards-${category}`} className="flex items-baseline gap-2 pb-2 text-h3 font-bold">
            {achievementCategories[category]}
            <span className="text-small font-normal text-text-2 tabular-nums">{words.count(own.length)}</span>
          </h3>
          <div className="@container">
            <ul className="grid gap-2.5 @min-[36rem]:grid-cols-2">
              {own.map((award) => (
                <li key={award._id} className="rounded-card border border-line bg-surface p-3">
                  <Award award={award} />
                </li>
              ))}
            </ul>
          </div>
        </section>
      ))}
  </div>
);

const Timeline = ({ awards }: { readonly awards: readonly AwardAnswer[] }) => (
  <ol className="divide-y divide-line rounded-card border border-line bg-surface">
    {awards.map((award) => (
      <li key={award._id} className="p-3">
        <Award award={award} />
      </li>
    ))}
  </ol>
);

type AwardListProps = { readonly awards: readonly AwardAnswer[]; readonly view: AwardsView };

/** Awards as the server lists them, the latest first, or under their categories. */
export const AwardList = ({ awards, view }: AwardListProps) =>
  view === 'timeline' ? <Timeline awards={awards} /> : <ByCategory awards={awards} />;

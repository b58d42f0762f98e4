import { QueryPart } from '../../components/query/query-part.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import { rulesMessages as words } from '../../messages/tr/rules.ts';
import { settingsQuery } from '../settings/queries.ts';

const SKELETON_ROWS = 4;

type PartProps = {
  readonly title: string;
  readonly text: string;
  /** Stands in the place of a text that nobody wrote. */
  readonly none: string;
};

/** Text as it was typed, with its lines. */
const Part = ({ title, text, none }: PartProps) => (
  <section className="flex flex-col gap-3">
    <h2 className="text-h2 font-bold">{title}</h2>
    {text === '' ? (
      <p className="text-text-2">{none}</p>
    ) : (
      <p className="[overflow-wrap:anywhere] whitespace-pre-line">{text}</p>
    )}
  </section>
);

/** The rules of the league and what is to be won, in its admins' words. */
export const RulesPage = () => (
  <div className="mx-auto flex w-full max-w-text flex-col gap-8">
    <div className="-mb-4">
      <PageHeader title={words.title} note={words.note} />
    </div>
    <QueryPart
      query={settingsQuery()}
      waiting={<Skeleton shape="table" rows={SKELETON_ROWS} />}
      failed={words.loadFailed}
    >
      {({ rules, awards }) =>
        rules === '' && awards === '' ? (
          <EmptyState title={words.emptyTitle} text={words.emptyText} />
        ) : (
          <>
            <Part title={words.rules} text={rules} none={words.noRules} />
            <Part title={words.awards} text={awards} none={words.noAwards} />
          </>
        )
      }
    </QueryPart>
  </div>
);

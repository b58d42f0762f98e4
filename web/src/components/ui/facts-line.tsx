import { Fragment } from 'react';

export type Fact = {
  readonly key: string;
  readonly before?: string;
  readonly figure: string;
  readonly after?: string;
};

/** Facts in one line, the figures bold: "12 takım · 43/66 maç". Keeps its line while they are not known. */
export const FactsLine = ({ facts }: { readonly facts: readonly Fact[] | undefined }) =>
  facts === undefined
    ? '\u00a0'
    : facts.map(({ key, before = '', figure, after = '' }, index) => (
        <Fragment key={key}>
          {index > 0 && ' · '}
          <span className="whitespace-nowrap tabular-nums">
            {before}
            <span className="font-bold text-text">{figure}</span>
            {after}
          </span>
        </Fragment>
      ));

type FactListProps = { readonly facts: readonly { readonly term: string; readonly text: string }[] };

/** Terms, each with what is true of it. */
export const FactList = ({ facts }: FactListProps) => (
  <dl className="divide-y divide-line rounded-card border border-line bg-surface">
    {facts.map(({ term, text }) => (
      <div key={term} className="grid gap-x-6 gap-y-1 px-4 py-3 sm:grid-cols-[12rem_1fr]">
        <dt className="font-semibold">{term}</dt>
        <dd className="text-text-2">{text}</dd>
      </div>
    ))}
  </dl>
);

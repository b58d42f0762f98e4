import { fullMessages } from '../../messages/tr/ui.ts';

type AbbreviationsProps = { readonly texts: readonly { readonly short: string; readonly long: string }[] };

/** Explains the abbreviations over a table's columns; a column without one is left out. */
export const Abbreviations = ({ texts }: AbbreviationsProps) => (
  <section className="rounded-card border border-line bg-surface p-4">
    <h2 className="pb-2 text-h3 font-bold">{fullMessages.abbreviations}</h2>
    <dl className="flex flex-wrap gap-x-4 gap-y-1 text-meta text-text-2">
      {texts
        .filter(({ short, long }) => short !== long)
        .map(({ short, long }) => (
          <div key={short} className="flex gap-1.5">
            <dt className="font-bold text-text">{short}</dt>
            <dd>{long}</dd>
          </div>
        ))}
    </dl>
  </section>
);

import { CREST_INSIDE, CREST_OUTSIDE, CREST_SHAPES } from '@league/query-api/contract/crest-shapes.ts';

/** What the crests of a page share. It stands once on every page: a crest alone is drawn in a few hundred bytes. */
export const CrestSprite = () => (
  // A dialog that the address opens may have marked it as hidden before it is taken over.
  <svg width="0" height="0" aria-hidden="true" className="absolute" suppressHydrationWarning>
    <defs>
      <clipPath id="crest-clip">
        <path d={CREST_INSIDE} />
      </clipPath>
      <path id="crest-inside" d={CREST_INSIDE} />
      <path id="crest-outside" d={CREST_OUTSIDE} fill="#fff" stroke="#0b1712" strokeOpacity="0.38" strokeWidth="1.6" />
      {Object.entries(CREST_SHAPES).map(([pattern, path]) => (
        <path key={pattern} id={`crest-${pattern}`} d={path} />
      ))}
    </defs>
  </svg>
);

export {
  areAlike,
  type Crest,
  CREST_COLOURS,
  CREST_PATTERNS,
  type CrestColour,
  type CrestPattern,
  crestFor,
  crestOfWord,
  crestWord,
  type Kit,
  kitOf,
  wornIn,
} from '@league/events/rules/crest.ts';

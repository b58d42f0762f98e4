import type { QueryCall } from '../contract/query-call.ts';

/** How answers are written. */
export type AnswerForm = {
  readonly contentType: string;
  readonly write: (answer: unknown) => string | Promise<Uint8Array>;
  /** What is written is compressed in itself, and is sent as it is. */
  readonly isPacked?: true;
  /** The name under which browsers save the answer; without it, they show it. */
  readonly fileName?: string;
};

/** An answer as a table for spreadsheets. */
export type CsvTable<Answer = never> = { readonly name: string; readonly write: (answer: Answer) => string };

/** What a call answers in unless it declares another form. */
export const json: AnswerForm = { contentType: 'application/json; charset=utf-8', write: JSON.stringify };

/** The form in which a call is answered unless it is asked for another. */
export const formOf = ({ mediaType }: QueryCall): AnswerForm =>
  mediaType === undefined ? json : { contentType: `${mediaType}; charset=utf-8`, write: String };

/** The form of a table. */
export const csvForm = ({ name, write }: CsvTable): AnswerForm => ({
  contentType: 'text/csv; charset=utf-8',
  // The answer has the type of its call, for which the table is made.
  write: write as (answer: unknown) => string,
  fileName: `${name}.csv`,
});

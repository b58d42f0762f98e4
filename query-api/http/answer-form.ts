/** How answers are written. */
export type AnswerForm = {
  readonly contentType: string;
  readonly write: (answer: unknown) => string;
};

/** What a call answers in unless it declares another form. */
export const json: AnswerForm = { contentType: 'application/json; charset=utf-8', write: JSON.stringify };

/** For calls whose answer is a text already. */
export const textOfType = (mediaType: string): AnswerForm => ({
  contentType: `${mediaType}; charset=utf-8`,
  write: String,
});

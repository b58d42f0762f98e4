/** Which fields of a form differ from what it was opened with, as react-hook-form marks them. */
export type Marks = boolean | undefined | readonly Marks[] | { readonly [field: string]: Marks };

const isMarked = (marks: Marks): boolean =>
  typeof marks === 'object' ? Object.values(marks).some(isMarked) : marks === true;

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The marked fields of a body; of a group those of its own that are marked, of a list all. */
export const changedOf = <Body extends object>(body: Body, marks: Marks): Partial<Body> =>
  Object.fromEntries(
    Object.entries(body).flatMap(([field, value]: [string, unknown]) => {
      const own =
        typeof marks === 'object' && !Array.isArray(marks) ? (marks as { [field: string]: Marks })[field] : undefined;
      if (!isMarked(own)) return [];
      return [[field, isGroup(value) ? changedOf(value, own) : value]];
    }),
  ) as Partial<Body>;

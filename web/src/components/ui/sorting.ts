export type Sort = { readonly key: string; readonly direction: 'ascending' | 'descending' };

/**
 * The order after a press on a heading: reversed if the column is sorted already, else as usual
 * (figures: highest first).
 */
export const nextSort = (current: Sort | undefined, key: string, figure: boolean): Sort => {
  if (current?.key === key) {
    return { key, direction: current.direction === 'ascending' ? 'descending' : 'ascending' };
  }
  return { key, direction: figure ? 'descending' : 'ascending' };
};

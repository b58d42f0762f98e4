export type Sort = { readonly key: string; readonly direction: 'ascending' | 'descending' };

/** What pressing a column's head asks for: the other way round if it sorts already, else its usual way (figures: highest first). */
export const nextSort = (current: Sort | undefined, key: string, figure: boolean): Sort => {
  if (current?.key === key) {
    return { key, direction: current.direction === 'ascending' ? 'descending' : 'ascending' };
  }
  return { key, direction: figure ? 'descending' : 'ascending' };
};

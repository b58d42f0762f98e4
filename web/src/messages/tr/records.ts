/** Texts of tables of records. */
export const recordsMessages = {
  sort: 'Sıralama',
  unsorted: 'Seçin',
  order: (column: string, kind: 'text' | 'figure', direction: 'ascending' | 'descending') => {
    const [up, down] = kind === 'figure' ? ['önce en düşük', 'önce en yüksek'] : ['A’dan Z’ye', 'Z’den A’ya'];
    return `${column}: ${direction === 'ascending' ? up : down}`;
  },
} as const;

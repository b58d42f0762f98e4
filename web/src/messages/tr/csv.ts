/** Texts of the button that saves a table as a file for spreadsheets. */
export const csvMessages = {
  save: 'CSV indir',
  saving: 'İndiriliyor…',
};

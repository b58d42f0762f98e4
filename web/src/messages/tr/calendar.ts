/** Texts of the way into the visitor's own calendar. */
export const calendarMessages = {
  add: 'Takvime ekle',
  file: 'Takvim dosyasını indir',
};

/**
 * A table as the Turkish Excel saves it as 'CSV UTF-8': a byte order mark, semicolons, Windows line ends, quotes where a cell
 * holds a semicolon, a quote or a line break.
 */
const excelFile = (rows: readonly (readonly string[])[]): Buffer =>
  Buffer.from(`\ufeff${rows.map((row) => `${row.map(excelCell).join(';')}\r\n`).join('')}`, 'utf8');

const excelCell = (cell: string): string => (/[;"\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Three weeks of four teams, the last not played yet, with things that nobody sees in Excel: an empty column and empty rows. */
export const EXCEL_SEASON = excelFile([
  ['Hafta', 'Tarih', 'Saat', 'Ev Sahibi', 'Deplasman', 'Ev Sahibi Skoru', 'Deplasman Skoru', ''],
  ['1', '5.9.2026', '21:00', 'Moda', 'Işık', '2', '1', ''],
  ['1', '05.09.2026', '19:30', 'Göztepe; 1925', 'İnönü "B"', '0', '0', ''],
  ['2', '12.09.2026', '', 'IŞIK', 'Göztepe; 1925', '1', '3', ''],
  ['2', '12.09.2026', '', 'İnönü "B"', 'Moda', '1', '1', ''],
  // Excel leaves the last delimiters out where a whole block of rows has nothing in those columns.
  ['3', '', '', 'Moda', 'Göztepe; 1925'],
  ['3', '', '', 'İnönü "B"', 'Işık'],
  ['', '', '', '', '', '', '', ''],
  ['', '', '', '', '', '', '', ''],
]);

const WINDOWS_1254 = Array.from({ length: 256 }, (_, byte) =>
  new TextDecoder('windows-1254').decode(Uint8Array.of(byte)),
);

/** The bytes of a text as Excel in Turkish saves it as 'CSV'. */
export const asWindows1254 = (text: string): Buffer =>
  Buffer.from(
    Array.from(text, (letter) => {
      const byte = WINDOWS_1254.indexOf(letter);
      if (byte < 0) throw new Error(`windows-1254 has no '${letter}'`);
      return byte;
    }),
  );

/** The bytes of a text as Excel saves it as 'Unicode Metni': UTF-16 with its mark. */
export const asUtf16 = (text: string): Buffer => Buffer.from(`\ufeff${text}`, 'utf16le');

// A file of its own: every page formats numbers, and only the dashboard contrasts.
const hundredths = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** "4,53": the contrast of two colours. */
export const formatContrast = (contrast: number): string => hundredths.format(contrast);

/** The spec's default theme colour (section 9). styles.css holds its theme ready-made. */
export const DEFAULT_COLOR = '#dc3545';

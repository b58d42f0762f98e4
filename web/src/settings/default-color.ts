/** The theme colour until an admin chooses one. styles.css holds its theme ready-made. */
export const DEFAULT_COLOR = '#dc3545';

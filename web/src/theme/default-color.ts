/** The theme colour until an admin chooses one; styles.css contains its theme. */
export const DEFAULT_COLOR = '#dc3545';

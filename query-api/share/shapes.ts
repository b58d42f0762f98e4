/** A box in a picture. */
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** A filled box; `more` are further attributes. */
export const rect = ({ x, y, width, height }: Box, fill: string, more = ''): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${more === '' ? '' : ` ${more}`}/>`;

/** The attribute of a rounded box. */
export const rounded = (radius: number): string => `rx="${radius}"`;

/** A filled shape. */
export const shape = (points: string, fill: string): string => `<path d="${points}" fill="${fill}"/>`;

/** What is drawn, moved and made larger. */
export const placed = (drawn: string, x: number, y: number, scale = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${drawn}</g>`;

/** What is drawn, inside this path only. No two clips of a picture have one name. */
export const clipped = (drawn: string, name: string, path: string): string =>
  `<clipPath id="${name}"><path d="${path}"/></clipPath><g clip-path="url(#${name})">${drawn}</g>`;

/** The whole picture. */
export const svgOf = (width: number, height: number, drawn: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawn}</svg>`;

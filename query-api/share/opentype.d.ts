/** As much of the package as we use: it brings no types. */
declare module 'opentype.js/dist/opentype.mjs' {
  export type Font = {
    /** 0 for a character that the font does not have. */
    readonly charToGlyphIndex: (character: string) => number;
    readonly getAdvanceWidth: (text: string, size: number) => number;
    readonly getPath: (
      text: string,
      x: number,
      y: number,
      size: number,
    ) => { readonly commands: readonly PathCommand[] };
  };

  /** A command of an SVG path: the points by which the line is bent, and the one to which it leads. */
  export type PathCommand = {
    readonly type: 'M' | 'L' | 'Q' | 'C' | 'Z';
    readonly x1?: number;
    readonly y1?: number;
    readonly x2?: number;
    readonly y2?: number;
    readonly x?: number;
    readonly y?: number;
  };

  export const parse: (bytes: ArrayBuffer) => Font;
}

/** As much of the package as we use: its own types are not where its exports lead the compiler. */
declare module 'wasm-vips' {
  export type Picture = {
    readonly webpsaveBuffer: (options: { readonly Q: number; readonly keep: 'none' }) => Uint8Array<ArrayBuffer>;
    readonly pngsaveBuffer: (options: {
      readonly palette: true;
      readonly Q: number;
      readonly effort: number;
      readonly keep: 'none';
    }) => Uint8Array<ArrayBuffer>;
    /** Frees its memory. */
    readonly delete: () => void;
  };

  export type VipsModule = {
    readonly operationBlock: (operation: string, isBlocked: boolean) => void;
    readonly Cache: { readonly max: (operations: number) => void };
    readonly Image: {
      readonly svgloadBuffer: (bytes: Uint8Array) => Picture;
      readonly thumbnailBuffer: (
        bytes: Uint8Array,
        width: number,
        options: {
          readonly height: number;
          readonly size: 'down';
          readonly output_profile: 'srgb';
          readonly option_string: string;
        },
      ) => Picture;
    };
  };

  const load: (options: {
    readonly dynamicLibraries: readonly string[];
    readonly wasmMemory: WebAssembly.Memory;
    readonly preRun: (module: { readonly ENV: Record<string, string> }) => void;
  }) => Promise<VipsModule>;
  export default load;
}

/** As much of it as we use: the compiler knows it of browsers only. */
declare namespace WebAssembly {
  type Size = { readonly initial: number; readonly maximum: number; readonly shared: true };
  type Memory = { readonly buffer: SharedArrayBuffer };
  const Memory: new (size: Size) => Memory;
  const RuntimeError: ErrorConstructor;
}

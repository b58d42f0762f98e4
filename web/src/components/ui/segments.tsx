type SegmentsProps<Key> = {
  /** The name of the group, for screen readers. */
  readonly label: string;
  readonly segments: readonly { readonly key: Key; readonly name: string }[];
  readonly chosen: Key;
  readonly onChoose: (key: Key) => void;
};

/** A few buttons side by side, of which exactly one is pressed: another view of what stands below them. */
export const Segments = <Key extends string | boolean>({ label, segments, chosen, onChoose }: SegmentsProps<Key>) => (
  <fieldset className="flex w-fit flex-wrap rounded-control border border-control bg-surface">
    <legend className="sr-only">{label}</legend>
    {segments.map(({ key, name }) => (
      <button
        key={name}
        type="button"
        aria-pressed={key === chosen}
        onClick={() => onChoose(key)}
        className="-m-px min-h-11 min-w-16 rounded-control px-3 font-semibold text-text-2 focus-visible:z-10 aria-pressed:bg-text aria-pressed:text-bg sm:px-4"
      >
        {name}
      </button>
    ))}
  </fieldset>
);

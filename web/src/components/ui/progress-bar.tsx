type ProgressBarProps = {
  readonly label: string;
  /** The share that is done, from 0 to 1; left out while nobody knows it. */
  readonly share?: number | undefined;
};

/** How much of something is done. */
export const ProgressBar = ({ label, share }: ProgressBarProps) => (
  <progress
    aria-label={label}
    {...(share !== undefined && { value: share })}
    max={1}
    className="h-2 w-full appearance-none overflow-hidden rounded-plate bg-hover forced-colors:border [&::-moz-progress-bar]:bg-edge forced-colors:[&::-moz-progress-bar]:bg-[CanvasText] [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:rounded-plate [&::-webkit-progress-value]:bg-edge forced-colors:[&::-webkit-progress-value]:bg-[CanvasText]"
  />
);

import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { DialogHead, Panel } from './dialog-parts.tsx';

export { FIRST_FIELD } from './dialog-focus.ts';

const widths = { 480: 'md:w-120', 960: 'md:w-240' } as const;

type DialogProps = {
  readonly title: string;
  readonly description: string;
  /** The width in pixels from tablets on; on phones the dialog fills the screen. */
  readonly size: keyof typeof widths;
  /** Called for Esc, the backdrop and the close button; the owner may keep the dialog open. */
  readonly onClose: () => void;
  /** Stand beside the close button. */
  readonly actions?: ReactNode;
  /** `DialogBody`, which scrolls, and `DialogFoot`, which stays in view. */
  readonly children: ReactNode;
};

/** Is open while it is rendered; its head stays in view while the body scrolls. */
export const Dialog = ({ title, description, size, onClose, actions, children }: DialogProps) => (
  <Panel
    onClose={onClose}
    className={classNames(
      'inset-x-0 top-0 bottom-(--covered,0px) animate-sheet short:overflow-y-auto md:top-4 md:bottom-auto md:mx-auto md:max-h-[calc(100dvh-32px)] md:max-w-[calc(100vw-32px)] md:animate-dialog md:rounded-sheet md:border md:border-floating md:shadow-floating',
      widths[size],
    )}
  >
    <DialogHead
      title={title}
      description={description}
      descriptionClass="text-meta text-text-2"
      onClose={onClose}
      actions={actions}
    />
    {children}
  </Panel>
);

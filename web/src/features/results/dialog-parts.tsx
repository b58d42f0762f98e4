import { type ReactNode, useEffect, useRef } from 'react';

export const DialogBody = ({ children }: { readonly children: ReactNode }) => (
  <div className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto p-4">{children}</div>
);

/** Stays in sight while the body scrolls. */
export const DialogFoot = ({ children }: { readonly children: ReactNode }) => (
  <div className="flex flex-wrap justify-end gap-2 border-t border-line px-4 py-3">{children}</div>
);

/** Heading of a step that took the place of the form: the focus goes there, since what had it is gone. */
export const StepTitle = ({ children }: { readonly children: ReactNode }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h3 ref={heading} tabIndex={-1} className="font-bold outline-none">
      {children}
    </h3>
  );
};

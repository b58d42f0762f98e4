import { type ComponentType, lazy, Suspense } from 'react';

type InMenuProps = { readonly className?: string | undefined };

const Nothing: ComponentType<InMenuProps> = () => null;

/** A part of a menu that only some people see: its code is not part of the page. A menu is whole without it. */
export const lateInMenu = (load: () => Promise<ComponentType<InMenuProps>>) => {
  const Late = lazy(() =>
    load().then(
      (component): { default: ComponentType<InMenuProps> } => ({ default: component }),
      () => ({ default: Nothing }),
    ),
  );
  return (props: InMenuProps) => (
    <Suspense>
      <Late {...props} />
    </Suspense>
  );
};

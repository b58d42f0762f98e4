import { type ComponentType, lazy, Suspense } from 'react';

type InMenuProps = { readonly className?: string | undefined };

const Nothing = () => null;

/** A part of a menu that only some people see: its code is not part of the page. A menu is whole without it. */
export const lateInMenu = <Props extends object = InMenuProps>(load: () => Promise<ComponentType<Props>>) => {
  const Late = lazy(() =>
    load().then(
      (component): { default: ComponentType<Props> } => ({ default: component }),
      () => ({ default: Nothing }),
    ),
  );
  return (props: Props) => (
    <Suspense>
      <Late {...props} />
    </Suspense>
  );
};

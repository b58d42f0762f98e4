import { type ComponentType, lazy, Suspense } from 'react';

type WithClass = { readonly className?: string | undefined };

const Nothing = () => null;

/** A part whose code comes in a file of its own and that its page is whole without: where the file cannot be fetched, nothing is there. */
export const lateOrNothing = <Props extends object = WithClass>(load: () => Promise<ComponentType<Props>>) => {
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

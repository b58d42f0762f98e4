import { type ComponentType, type ReactNode, useState } from 'react';

/** The states of components by the name of each state, by the names of the components. */
export type Cases = Readonly<Record<string, Readonly<Record<string, ReactNode>>>>;

/** A component with the properties of each state. */
export const each = <Props extends object>(
  Component: ComponentType<Props>,
  states: Readonly<Record<string, Props>>,
): Readonly<Record<string, ReactNode>> =>
  Object.fromEntries(Object.entries(states).map(([state, props]) => [state, <Component key={state} {...props} />]));

type HeldProps<Value> = {
  readonly start: Value;
  readonly children: (value: Value, change: (value: Value) => void) => ReactNode;
};

/** Holds a value for a control, as the form around it would. */
export const Held = <Value,>({ start, children }: HeldProps<Value>) => {
  const [value, change] = useState(start);
  return children(value, change);
};

export const Row = ({ children }: { readonly children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-3">{children}</div>
);

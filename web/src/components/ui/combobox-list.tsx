import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import type { ComboboxOption } from './combobox-filter.ts';

type ListProps = {
  readonly id: string;
  readonly label: string;
  readonly options: readonly ComboboxOption[];
  readonly active: number;
  readonly chosen: string | null;
  readonly onActive: (index: number) => void;
  readonly onChoose: (option: ComboboxOption) => void;
};

/** The options under the box. The focus stays in the box, which names the active option (`aria-activedescendant`). */
export const ComboboxList = ({ id, label, options, active, chosen, onActive, onChoose }: ListProps) => {
  const list = useRef<HTMLDivElement>(null);
  // With braces: newer browsers return a promise from scrolling, and React would take it for a clean-up function.
  useEffect(() => {
    list.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div ref={list} id={id} role="listbox" aria-label={label} className="max-h-[min(22rem,45dvh)] overflow-y-auto p-1">
      {options.map((option, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the box's, where the focus stays
        <div
          key={option.id}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          onPointerMove={(event) => event.pointerType === 'mouse' && index !== active && onActive(index)}
          onClick={() => onChoose(option)}
          className={classNames(
            'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5 active:bg-line',
            index === active && 'bg-hover outline-2 -outline-offset-2 outline-text',
          )}
        >
          <span className="min-w-0 flex-1">
            <span className="font-semibold">{option.label}</span>
            {option.note !== undefined && <span className="text-text-2">, {option.note}</span>}
          </span>
          {option.id === chosen && <Check aria-hidden="true" className="size-5 shrink-0" />}
        </div>
      ))}
    </div>
  );
};

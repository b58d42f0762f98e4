import { useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { stepped } from '../../components/ui/stepper.tsx';
import type { MainFigure } from './known-lists.ts';
import { emptyLine, type LineForm } from './list-form.ts';
import type { PersonOption } from './people.ts';
import type { ResultEditor } from './use-result-form.ts';

/** What Enter in the player box adds: one of a figure, or the row alone. */
export type Kind = MainFigure | 'played';

/** No line counts more (command-api/contract/match-lines.ts). */
export const MOST_FIGURE = 99;

const focusSoon = (id: string) => requestAnimationFrame(() => document.getElementById(id)?.focus());

/** The id of the button that brings a removed row back. */
export const undoId = (player: string): string => `undo-${player}`;

/** The players' rows of a form: adding to one, removing one, and taking a removal back. */
export const useLines = ({ form }: Pick<ResultEditor, 'form'>) => {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'playerStats' });
  const [removed, setRemoved] = useState<readonly LineForm[]>([]);
  const rows = () => form.getValues('playerStats') as readonly LineForm[];
  const indexOf = (player: string): number => rows().findIndex((row) => row.player === player);

  return {
    fields,
    removed: removed.filter(({ player }) => indexOf(player) === -1),
    /** Adds one of the kind to the player's row, and the row where there is none; returns the new total. */
    add: ({ person, side }: Pick<PersonOption, 'person' | 'side'>, kind: Kind): number => {
      const index = indexOf(person.id);
      const row = rows()[index];
      if (row === undefined) {
        const starts = [...form.getValues('homeLineup'), ...form.getValues('awayLineup')].some(
          (place) => place?.player === person.id,
        );
        const fresh = { ...emptyLine(person.id, side, person.position), isStartingEleven: starts };
        append(kind === 'played' ? fresh : { ...fresh, [kind]: 1 }, { shouldFocus: false });
        return 1;
      }
      if (kind === 'played') return 1;
      const total = stepped(row[kind], 1, MOST_FIGURE);
      form.value(`playerStats.${index}.${kind}`).onChange(total);
      return total;
    },
    /** Takes one of the figure back from the player's row, not below 0. The row stays. */
    takeOne: (player: string, figure: MainFigure): void => {
      const index = indexOf(player);
      const row = rows()[index];
      if (row === undefined) return;
      form.value(`playerStats.${index}.${figure}`).onChange(stepped(row[figure], -1, MOST_FIGURE));
    },
    append: (row: LineForm): void => append(row, { shouldFocus: false }),
    remove: (index: number): void => {
      const row = rows()[index];
      if (row === undefined) return;
      setRemoved([...removed.filter(({ player }) => player !== row.player), row]);
      remove(index);
      focusSoon(undoId(row.player));
    },
    undo: (row: LineForm): void => {
      setRemoved(removed.filter(({ player }) => player !== row.player));
      append(row, { shouldFocus: false });
      focusSoon(form.idOf(`playerStats.${rows().length - 1}.player`));
    },
  };
};

export type Lines = ReturnType<typeof useLines>;

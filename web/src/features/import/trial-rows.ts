import type { ImportLineAnswer } from '@league/command-api/contract/import-answer.ts';
import { groupBy } from '../../components/league/group-by.ts';

/** What a trial says of one line of the table. */
export type TrialRow =
  | { readonly line: number; readonly does: 'refused'; readonly sentences: readonly string[] }
  | ImportLineAnswer;

/** The part of a trial's answer that tells of lines. */
export type TriedLines = {
  readonly lines?: readonly ImportLineAnswer[] | undefined;
  readonly refused?: readonly { readonly line: number; readonly message: string }[] | undefined;
};

/** The lines of a trial: first the refused ones, each once with all that is wrong with it, then the others; both by line. */
export const trialRows = ({ lines = [], refused = [] }: TriedLines): readonly TrialRow[] => {
  const faulty = [...groupBy(refused, ({ line }) => String(line)).values()];
  return [
    ...faulty.flatMap((faults): TrialRow[] =>
      faults
        .slice(0, 1)
        .map(({ line }) => ({ line, does: 'refused', sentences: [...new Set(faults.map(({ message }) => message))] })),
    ),
    ...lines,
  ];
};

/** How many results the lines bring to matches without one: those that are counted while they are written. */
export const newResults = ({ lines = [] }: TriedLines): number =>
  lines.filter(({ does, to }) => to !== undefined && (does === 'create' || does === 'result')).length;

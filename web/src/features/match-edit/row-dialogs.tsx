import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { ChoiceTiles } from '../../components/ui/choice-tiles.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { DialogBody, DialogFoot } from '../../components/ui/dialog-parts.tsx';
import { useMedia } from '../../components/ui/use-media.ts';
import { stepped } from '../../components/ui/stepper.tsx';
import { lineMessages } from '../../messages/tr/result-lines.ts';
import { matchEditMessages as words } from '../../messages/tr/match-edit.ts';
import { LineDetails } from '../results/line-details.tsx';
import type { LineForm } from '../results/list-form.ts';
import { MOST_FIGURE } from '../results/use-lines.ts';
import type { ResultEditor } from '../results/use-result-form.ts';
import { FIGURES_FIT } from './stats-table.tsx';

type RowDialogProps = {
  readonly form: ResultEditor['form'];
  readonly index: number;
  readonly row: LineForm;
  readonly name: string;
  readonly onClose: () => void;
};

const CARDS = ['yellowCards', 'redCards'] as const;
const countOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** Gives a player one card more; it counts in the form until the form is saved. */
export const CardDialog = ({ form, index, row, name, onClose }: RowDialogProps) => {
  const [card, setCard] = useState<(typeof CARDS)[number]>('yellowCards');
  const give = () => {
    form.value(`playerStats.${index}.${card}`).onChange(stepped(row[card], 1, MOST_FIGURE));
    onClose();
  };
  return (
    <Dialog
      title={words.cardFor(name)}
      description={words.cardHint(countOf(row.yellowCards), countOf(row.redCards))}
      size={480}
      onClose={onClose}
    >
      <DialogBody>
        <ChoiceTiles
          label={words.cardKind}
          choices={CARDS.map((each) => ({ value: each, label: lineMessages.kinds[each] }))}
          value={card}
          onChange={setCard}
        />
      </DialogBody>
      <DialogFoot>
        <Button variant="secondary" onClick={onClose}>
          {words.close}
        </Button>
        <Button onClick={give}>{words.add}</Button>
      </DialogFoot>
    </Dialog>
  );
};

/** All that a row holds beside its five figures. */
export const DetailsDialog = ({ form, index, name, onClose }: RowDialogProps) => (
  <Dialog title={words.detailsFor(name)} description={words.detailsHint} size={480} onClose={onClose}>
    <DialogBody>
      <LineDetails form={form} index={index} name={name} withFigures={!useMedia(FIGURES_FIT)} />
    </DialogBody>
    <DialogFoot>
      <Button onClick={onClose}>{words.close}</Button>
    </DialogFoot>
  </Dialog>
);

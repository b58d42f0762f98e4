import type { Projector } from '@league/projector/running/projector.ts';
import type { ModelMoves } from '@league/query-api/ports/model-moves.ts';
import type { ModelPositions } from '@league/query-api/ports/model-positions.ts';
import { createPositionBoard } from './position-board.ts';

/** Positions and moves of the read models that the projector of the same process writes. */
export const createInProcessPositions = (
  projector: Pick<Projector, 'onMoved'>,
): ModelPositions & ModelMoves & { readonly close: () => void } => {
  const { tell, ...board } = createPositionBoard();
  const stopListening = projector.onMoved(({ model, keys, ...position }) => tell(model, position, keys));
  return { ...board, close: stopListening };
};

import { Button } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { matchFiltersMessages as words } from '../../messages/tr/match-filters.ts';

/** Says that the filters leave no match, and clears them. */
export const NoneFound = ({ onClear }: { readonly onClear: () => void }) => (
  <EmptyState title={words.noneFound} text={words.noneFoundText}>
    <Button variant="secondary" onClick={onClear}>
      {words.clear}
    </Button>
  </EmptyState>
);

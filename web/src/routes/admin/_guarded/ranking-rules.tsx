import { createFileRoute } from '@tanstack/react-router';
import { RankingRulesPage } from '../../../features/ranking-rules/ranking-rules-page.tsx';

// No loader: its code would be part of the bundle that every visitor loads.
export const Route = createFileRoute('/admin/_guarded/ranking-rules')({ component: RankingRulesPage });

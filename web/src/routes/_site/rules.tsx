import { createFileRoute } from '@tanstack/react-router';
import { RulesPage } from '../../features/rules/rules-page.tsx';

export const Route = createFileRoute('/_site/rules')({ component: RulesPage });

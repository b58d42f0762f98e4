import type { createTeamBody } from '@league/command-api/contract/team.ts';
import { useLayoutEffect, useRef, useState } from 'react';
import type { LeagueForm } from '../../components/form/use-league-form.ts';
import { differing, type TeamBody, type TeamField, type TeamValues } from './team-values.ts';

/**
 * Follows the team while its form is open: a form in which nothing is unsaved takes over what another admin changes. Otherwise it
 * stays as it is, and `theirs` names the fields that became others.
 */
export const useMeanwhile = (form: LeagueForm<typeof createTeamBody>, now: TeamValues) => {
  const {
    reset,
    formState: { isDirty },
  } = form;
  const text = JSON.stringify(now);
  /** The team as the person has seen it, and as the person has saved it: neither is news. */
  const [seen, setSeen] = useState(now);
  const [sent, setSent] = useState<TeamBody>(now);
  if (!isDirty && JSON.stringify(seen) !== text) {
    setSeen(now);
    setSent(now);
  }

  const shown = useRef(text);
  useLayoutEffect(() => {
    if (shown.current === text) return;
    shown.current = text;
    if (!isDirty) reset(JSON.parse(text) as TeamValues);
  }, [text, isDirty, reset]);

  const own = differing(now, sent);
  const theirs: readonly TeamField[] = differing(now, seen).filter((field) => own.includes(field));
  return {
    theirs,
    /** The server has recorded this body. */
    saved: setSent,
    /** Drops what is typed for the team as it is. */
    takeTheirs: (): void => reset(JSON.parse(text) as TeamValues),
  };
};

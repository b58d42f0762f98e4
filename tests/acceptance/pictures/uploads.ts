import type { LeagueUnderTest } from '../league-under-test.ts';

/** What a league says to a picture: the address, or the code of the refusal. */
export type Said = { readonly status: number; readonly logo?: string; readonly code?: string };

/** Uploads these bytes as the league's admin, under whatever name and type. */
export const upload = async (
  { url, token }: Pick<LeagueUnderTest, 'url' | 'token'>,
  bytes: Uint8Array,
  { name = 'logo.png', type = 'image/png' } = {},
): Promise<Said> => {
  const body = new FormData();
  body.append('logo', new File([new Uint8Array(bytes)], name, { type }));
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}/api/upload/team-logo`, { method: 'POST', headers, body });
  return { status: answer.status, ...((await answer.json()) as Omit<Said, 'status'>) };
};

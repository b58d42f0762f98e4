import type { AccountRole } from '../src/envelope.ts';
import type { SignedIn } from '../src/ports/session-reader.ts';

/**
 * A right that is about what a parameter of the path names: `own(id)` is the account whose id stands there, `mainRefereeOf(id)` the
 * main referee of the match, `broadcasterOf(id)` one of its broadcasters. Which of the players that is, the match itself says when it
 * decides, so that nobody acts by an older look; the right only says in which role.
 */
type RightAbout = `own(${string})` | `mainRefereeOf(${string})` | `broadcasterOf(${string})`;

/**
 * Who may make a call, declared with it: text, so that it is data and reads the same in code and in docs. Admins may do what an
 * owner may. `player` is an account that plays, an admin's among them. A call that is `publicWith(admin)` has two answers: one for
 * everybody, and one for admins; `publicWith(signedIn)` has one for everybody who is signed in.
 */
export type Right =
  | 'public'
  | 'publicWith(admin)'
  | 'publicWith(signedIn)'
  | 'signedIn'
  | 'player'
  | 'admin'
  | RightAbout;

/** Whether everybody gets an answer. */
export const isPublic = (right: Right): boolean => right === 'public' || right.startsWith('publicWith(');

/** The parameters of a path, by name. */
type Params = Readonly<Record<string, unknown>>;

/** The role in which an account acts by a right; undefined where it may not. */
export type Check = (account: SignedIn, params: Params) => AccountRole | undefined;

const adminOrPlayer: Check = ({ roles }) => (['admin', 'player'] as const).find((role) => roles.includes(role));

const checks: Readonly<Record<Exclude<Right, RightAbout>, Check>> = {
  public: adminOrPlayer,
  'publicWith(admin)': adminOrPlayer,
  'publicWith(signedIn)': adminOrPlayer,
  signedIn: adminOrPlayer,
  player: (account, params) => (account.roles.includes('player') ? adminOrPlayer(account, params) : undefined),
  admin: ({ roles }) => (roles.includes('admin') ? 'admin' : undefined),
};

/** Admins act as such, and those who play in this office. */
const adminOr =
  (office: AccountRole): Check =>
  (account, params) => {
    const role = adminOrPlayer(account, params);
    return role === 'player' ? office : role;
  };

type KindOf<Text extends RightAbout> = Text extends `${infer Kind}(${string})` ? Kind : never;

const checksAbout: Readonly<Record<KindOf<RightAbout>, (param: string) => Check>> = {
  own: (param) => (account, params) =>
    account.roles.includes('admin') || account.id === params[param] ? adminOrPlayer(account, params) : undefined,
  mainRefereeOf: () => adminOr('referee'),
  broadcasterOf: () => adminOr('broadcaster'),
};

/**
 * The check that the right of a call stands for; the call is named by method and path. @throws Error for a right that there is
 * none of, or that is about a parameter which the path has not
 */
export const checkOf = (call: string, right: Right): Check => {
  if (Object.hasOwn(checks, right)) return checks[right as keyof typeof checks];
  const [, kind = '', param = ''] = /^(\w+)\((\w+)\)$/.exec(right) ?? [];
  if (!Object.hasOwn(checksAbout, kind)) throw new Error(`${call} declares no right that there is: '${right}'`);
  if (!call.split('/').includes(`:${param}`)) throw new Error(`${call} has no :${param} for its right '${right}'`);
  return checksAbout[kind as keyof typeof checksAbout](param);
};

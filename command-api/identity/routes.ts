import type { identityCalls } from '../contract/identity-calls.ts';
import type { CommandContext } from '../handling/handle-command.ts';
import { Refused } from '../handling/refused.ts';
import type { CommandRequest } from '../http/command-request.ts';
import { idIn } from '../http/params.ts';
import type { Handlers } from '../http/routes.ts';
import type { Identity } from './create-identity.ts';
import type { LoginOrigin } from './login-limits.ts';
import type { Sessions } from './sessions.ts';

export type IdentityDeps = Identity & { readonly sessions: Sessions };

/** Where a request comes from; refused tries are named in the line that the log gets of it. */
const originOf = ({ address, header, whenHungUp, note }: CommandRequest): LoginOrigin => ({
  address,
  userAgent: header('user-agent'),
  signal: whenHungUp(),
  onRefused: note,
});

/** Without a reason, which every address may carry: what people do with their own accounts puts no words of theirs into the log. */
const wordless = ({ context: { reason: _reason, ...context } }: CommandRequest): CommandContext => context;

/** Answers a repeat with what was answered before, of a call that records nothing in the log. */
const onceOnly = async ({ context }: CommandRequest): Promise<void> => context.keyed?.refuseAnswered();

const positionOf = (outcome: { readonly position: bigint } | undefined) =>
  outcome === undefined ? {} : { position: outcome.position };

/** Registering, logging in and out, and what people do with their own account. */
export const identityRoutes = (deps: IdentityDeps): Handlers<typeof identityCalls> => ({
  'POST /api/admins/login': async (request) => {
    const given = request.body();
    return { body: await deps.loginAdmin(given, originOf(request)) };
  },
  'POST /api/players/register': async (request) => {
    const given = request.body();
    const { playerId, gamertag, position } = await deps.register(given, wordless(request), originOf(request));
    const message = 'Kayıt başarılı! Admin onayı sonrası giriş yapabilirsiniz.';
    return { status: 201, position, body: { message, _id: playerId, gamertag } };
  },
  'POST /api/players/login': async (request) => {
    const given = request.body();
    return { body: await deps.loginPlayer(given, originOf(request)) };
  },
  'POST /api/login/reset-code': async (request) => {
    const by = { context: wordless(request), from: originOf(request) };
    const outcome = await deps.redeemCode(request.body(), by);
    return {
      ...positionOf(outcome),
      body: { message: 'Şifreniz değiştirildi. Yeni şifrenizle giriş yapabilirsiniz.' },
    };
  },
  'POST /api/players/:id/reset-code': async (request) => {
    request.body();
    const playerId = idIn(request.params);
    if (playerId === undefined) throw new Refused('PLAYER_NOT_FOUND');
    const { code, expiresAt, position } = await deps.issueCode(playerId, request.context);
    const message = 'Kod oluşturuldu; 15 dakika geçerli ve yalnızca şimdi gösterilir.';
    return { position, body: { message, code, expiresAt: new Date(expiresAt).toISOString() } };
  },
  'PUT /api/account/password': async (request) => {
    const by = { context: wordless(request), token: request.token, from: originOf(request) };
    const outcome = await deps.changePassword(request.body(), by);
    return { ...positionOf(outcome), body: { message: 'Şifreniz değiştirildi; diğer oturumlarınız kapatıldı.' } };
  },
  'DELETE /api/account/sessions': async (request) => {
    request.body();
    await onceOnly(request);
    const ended = await deps.sessions.endOthers(request.context.actor.id, request.token);
    return { body: { message: 'Diğer oturumlarınız kapatıldı.', ended } };
  },
  'DELETE /api/account/sessions/:id': async (request) => {
    request.body();
    await onceOnly(request);
    const ended = await deps.sessions.end(request.context.actor.id, request.params['id'] ?? '');
    if (!ended) throw new Refused('SESSION_NOT_FOUND');
    return { body: { message: 'Oturum kapatıldı.' } };
  },
  'POST /api/logout': async ({ body, token }) => {
    body();
    if (token !== undefined) await deps.sessions.logout(token);
    // Only answers that the browser kept: in its storage are the appearance, kept settings and drafts.
    return { body: { message: 'Çıkış yapıldı.' }, headers: { 'Clear-Site-Data': '"cache"' } };
  },
});

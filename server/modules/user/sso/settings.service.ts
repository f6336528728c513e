import type { AgencySso, AgencySsoInput } from '../../../../generated/model/index.ts'
import type { Ctx, Session } from '../../../contract/context.ts'
import { fieldErrors, notAcceptable, notFound } from '../../../contract/errors.ts'
import { inTransaction, type Db } from '../../../db/index.ts'
import { seal } from '../../../ports/seal/index.ts'
import { channelKeys } from '../../../ports/seal/key.ts'
import { say } from '../messages.ts'
import { passkeysOf } from '../passkey/passkey.repository.ts'
import { lockBoss, lockingAsker } from '../sign-in/asker.ts'
import { newToken } from '../sign-in/token.ts'
import { tellAsked } from './asked.ts'
import { redirectOf } from './client-of.ts'
import { whyNotAsk } from './comes-in.ts'
import { domainOf, recordOf } from './domain.ts'
import { endSsoSessions } from './end-sessions.ts'
import {
  findSso,
  lockSso,
  removeSso as remove,
  saveSso as save,
  type SsoRow,
} from './sso.repository.ts'

type Boss = Session & { agencyId: string }

/** What an ADMIN sees of it; nothing of the secret. */
export function toSso(agencyId: string, row: SsoRow | null, { deps }: Ctx): AgencySso {
  return {
    issuer: row?.issuer ?? null,
    client_id: row?.client_id ?? null,
    has_secret: Boolean(row?.secret),
    domain: row?.domain ?? null,
    record: row && recordOf(row),
    proved_at: row?.proved_at?.toISOString() ?? null,
    used_at: row?.used_at?.toISOString() ?? null,
    required: row?.required ?? false,
    redirect_uri: redirectOf(agencyId, deps),
  }
}

/** How an agency's people sign in with the company's account; another agency's is not found. */
export async function readSso(id: string, session: Boss, ctx: Ctx): Promise<AgencySso> {
  if (id !== session.agencyId) return notFound(ctx.lang)
  return toSso(id, await findSso(ctx.deps.db, id), ctx)
}

/**
 * Keeps the provider's settings. What was proved and tried counts for the same issuer, client and
 * domain alone, and so does the secret for the same client; another secret has not been tried. Who
 * came by another issuer or domain comes again.
 */
export async function saveSso(
  id: string,
  input: AgencySsoInput,
  session: Boss,
  ctx: Ctx,
): Promise<AgencySso> {
  if (id !== session.agencyId) return notFound(ctx.lang)
  const { deps, lang } = ctx
  const domain = domainOf(input.domain) ?? fieldErrors({ domain: say(lang, 'ssoDomain') })
  // Asked before anything is kept, and outside of the transaction.
  const issuer = await deps.sso
    .issuerAt(input.issuer)
    .catch(() => fieldErrors({ issuer: say(lang, 'ssoIssuer') }))
  const typed = input.client_secret
  const sealed = typed ? seal(typed, await channelKeys(deps.config), id) : null
  return inTransaction(
    deps.db,
    async (trx) => {
      await lockBoss(trx, session, ctx)
      const before = await lockSso(trx, id)
      const isClient = before?.issuer === issuer && before.client_id === input.client_id
      const same = isClient && before.domain === domain ? before : null
      const known = same && sealed ? { ...same, used_at: null } : same
      const required = input.required ?? known?.required ?? false
      if (required) await needProved(trx, known, session, ctx)
      const row: SsoRow = {
        agency_id: id,
        issuer,
        client_id: input.client_id,
        secret: sealed ?? (isClient ? before.secret : null),
        domain,
        token: before?.domain === domain ? before.token : newToken(),
        proved_at: before?.domain === domain ? before.proved_at : null,
        used_at: known?.used_at ?? null,
        required,
        updated_at: deps.now(),
      }
      await save(trx, row)
      if (required && !before?.required) await tellAsked(trx, id, deps)
      if (before && (before.issuer !== issuer || before.domain !== domain))
        await endSsoSessions(trx, id, session.sessionId)
      return toSso(id, row, ctx)
    },
    lockingAsker(ctx),
  )
}

/**
 * It is asked for only where it works, by an ADMIN who comes in when it does not, and shuts nobody
 * out (docs/decisions/0420).
 */
async function needProved(trx: Db, row: SsoRow | null, { userId }: Boss, ctx: Ctx): Promise<void> {
  const { lang } = ctx
  if (!row?.proved_at || !row.used_at) notAcceptable(say(lang, 'ssoUntried'))
  if ((await passkeysOf(trx, userId)).length === 0) notAcceptable(say(lang, 'ssoNoPasskey'))
  const refused = row.required ? null : await whyNotAsk(trx, row, ctx)
  if (refused !== null) notAcceptable(refused)
}

/** Forgets the provider and whose accounts it opened; who is in by it comes in otherwise. */
export async function removeSso(id: string, session: Boss, ctx: Ctx): Promise<void> {
  if (id !== session.agencyId) return notFound(ctx.lang)
  return inTransaction(
    ctx.deps.db,
    async (trx) => {
      await lockBoss(trx, session, ctx)
      if (!(await remove(trx, id))) notFound(ctx.lang)
      await endSsoSessions(trx, id, session.sessionId)
    },
    lockingAsker(ctx),
  )
}

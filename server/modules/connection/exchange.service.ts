import type { Deps } from '../../contract/deps.ts'
import { inTransaction, type Db } from '../../db/index.ts'
import { endGrants, standing, type GrantRow } from './connection.repository.ts'
import { OAuthError } from './oauth-error.ts'
import { resourceOf } from './request.ts'
import { challengeOf, hashOf, newSecret } from './secret.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** An access token's life, how long a connection may lie unused, and how long it lasts at most. */
const [ACCESS, IDLE, LONGEST] = [HOUR, 30 * DAY, 90 * DAY]

/** What an application is given, as RFC 6749 tells it. */
export interface Tokens {
  access_token: string
  token_type: 'Bearer'
  expires_in: number
  refresh_token: string
  scope: string
}

/** What came of a try that may have to be kept though it is refused. */
type Came = Tokens | OAuthError

const over = (): OAuthError =>
  new OAuthError('invalid_grant', 'unknown, over, used before, or not for this client')

/** A refusal is thrown once what it ends has ended. */
async function within(deps: Deps, act: (trx: Db, now: Date) => Promise<Came>): Promise<Tokens> {
  const came = await inTransaction(deps.db, (trx) => act(trx, deps.now()))
  if (came instanceof OAuthError) throw came
  return came
}

/** Gives tokens for a code. It works once, also where the try is refused; a second ends all. */
export const exchangeCode = (
  asked: {
    code: string
    verifier: string
    redirectUri: string
    clientId: string
    resource: string
  },
  deps: Deps,
): Promise<Tokens> =>
  within(deps, async (trx, now) => {
    const hash = hashOf(asked.code)
    const codes = trx.selectFrom('connection_code').selectAll().where('hash', '=', hash)
    const found = await codes.executeTakeFirst()
    const grant = found && (await held(trx, found.grant_id, now))
    const code = await codes.forUpdate().executeTakeFirst()
    if (!code) return over()
    if (code.used_at !== null) return ended(trx, code.grant_id)
    await trx
      .updateTable('connection_code')
      .set({ used_at: now })
      .where('hash', '=', hash)
      .execute()
    if (!grant || code.expires_at <= now || grant.client_id !== asked.clientId) return over()
    if (code.redirect_uri !== asked.redirectUri) return over()
    if (challengeOf(asked.verifier) !== code.challenge) return over()
    if (asked.resource !== resourceOf(deps.config)) return elsewhere()
    return issue(trx, grant, now)
  })

/** Gives the next tokens for a refresh token, which works once; a second use ends the connection. */
export const refreshTokens = (
  asked: { token: string; clientId: string; resource: string | null },
  deps: Deps,
): Promise<Tokens> =>
  within(deps, async (trx, now) => {
    const hash = hashOf(asked.token)
    const tokens = trx
      .selectFrom('connection_token')
      .selectAll()
      .where('hash', '=', hash)
      .where('kind', '=', 'refresh')
    const found = await tokens.executeTakeFirst()
    const grant = found && (await held(trx, found.grant_id, now))
    const token = await tokens.forUpdate().executeTakeFirst()
    if (!token || (grant && grant.client_id !== asked.clientId)) return over()
    if (token.used_at !== null) return ended(trx, token.grant_id)
    if (!grant || token.expires_at <= now) return over()
    if (asked.resource !== null && asked.resource !== resourceOf(deps.config)) return elsewhere()
    await trx
      .updateTable('connection_token')
      .set({ used_at: now })
      .where('hash', '=', hash)
      .execute()
    return issue(trx, grant, now)
  })

/** Ends the connection of a token, whichever of its two; an unknown one is none (RFC 7009). */
export const revokeToken = (token: string, { db }: Deps): Promise<void> =>
  inTransaction(db, async (trx) => {
    const found = await trx
      .selectFrom('connection_token')
      .select('grant_id')
      .where('hash', '=', hashOf(token))
      .executeTakeFirst()
    if (found) await endGrants(trx, { id: found.grant_id })
  })

/**
 * A grant that acts, which stays as it is until the transaction ends, as its person does: they are
 * locked first, as where their password changes.
 */
const held = async (trx: Db, id: string, now: Date): Promise<GrantRow | undefined> => {
  await standing(trx, now)
    .select('app_user.id')
    .where('connection_grant.id', '=', id)
    .forKeyShare('app_user')
    .execute()
  return standing(trx, now)
    .selectAll('connection_grant')
    .where('connection_grant.id', '=', id)
    .forUpdate('connection_grant')
    .executeTakeFirst()
}

async function ended(trx: Db, id: string): Promise<OAuthError> {
  await endGrants(trx, { id })
  return over()
}

const elsewhere = (): OAuthError =>
  new OAuthError('invalid_target', 'resource is not the door for assistants of this site')

async function issue(trx: Db, grant: GrantRow, now: Date): Promise<Tokens> {
  const at = (ms: number): Date => new Date(ms)
  const until = at(Math.min(now.getTime() + IDLE, grant.created_at.getTime() + LONGEST))
  const hour = at(Math.min(now.getTime() + ACCESS, until.getTime()))
  const [access, refresh] = [newSecret('access'), newSecret('refresh')]
  await trx
    .updateTable('connection_grant')
    .set({ expires_at: until })
    .where('id', '=', grant.id)
    .execute()
  await trx
    .insertInto('connection_token')
    .values([
      { hash: hashOf(access), grant_id: grant.id, kind: 'access', expires_at: hour },
      { hash: hashOf(refresh), grant_id: grant.id, kind: 'refresh', expires_at: until },
    ])
    .execute()
  return {
    access_token: access,
    token_type: 'Bearer',
    expires_in: Math.floor((hour.getTime() - now.getTime()) / 1000),
    refresh_token: refresh,
    scope: grant.scopes.join(' '),
  }
}

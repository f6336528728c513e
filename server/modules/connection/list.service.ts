import type { Connection, ConnectionList, ConnectionRule } from '../../../generated/model/index.ts'
import type { Deps } from '../../contract/deps.ts'
import { notFound } from '../../contract/errors.ts'
import type { Actor, Work } from '../../contract/rights/actor.ts'
import { namesOf } from '../user/index.ts'
import {
  endGrants,
  findGrant,
  grantsOf,
  saveRule,
  staffMay,
  type GrantRow,
} from './connection.repository.ts'

/** Connections that act: an ADMIN sees the agency's, a STAFF their own. */
export async function listConnections(
  { db, now }: Deps,
  { agencyId, userId, role }: Actor,
): Promise<ConnectionList> {
  const only = role !== 'ADMIN'
  const rows = await grantsOf(db, { agencyId, userId: userId ?? '', only }, now())
  const names = await namesOf(db, [...new Set(rows.map(({ user_id }) => user_id))])
  const items = rows.map((row) => ({
    ...shown(row),
    person: names.get(row.user_id) ?? '',
    own: row.user_id === userId,
  }))
  return { items, staff: await staffMay(db, agencyId) }
}

const hostOf = (id: string): string | null => (URL.canParse(id) ? new URL(id).host : null)

const shown = (row: GrantRow): Omit<Connection, 'person' | 'own'> => ({
  id: row.id,
  client: row.client,
  clientHost: hostOf(row.client_id),
  redirectHost: row.redirect_host,
  loopback: row.loopback,
  scopes: row.scopes,
  createdAt: row.created_at.toISOString(),
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
  expiresAt: row.expires_at.toISOString(),
})

/** Ends a connection: one's own, or as ADMIN one of the agency; any other is not found. */
export async function endConnection({ trx, actor }: Work, id: string): Promise<void> {
  const { agencyId, lang } = actor
  const userId = actor.role === 'ADMIN' ? null : actor.userId
  const found = (await findGrant(trx, { id, agencyId, userId })) ?? notFound(lang)
  await endGrants(trx, { id: found.id })
}

/** Says whether agents may connect an assistant; taken back, theirs end. */
export async function changeRule(
  { trx, deps, actor: { agencyId } }: Work,
  { staff }: ConnectionRule,
): Promise<ConnectionRule> {
  await saveRule(trx, { agency_id: agencyId, staff, updated_at: deps.now() })
  if (!staff) await endGrants(trx, { agencyId, role: 'STAFF' })
  return { staff }
}

import type { ApiKey } from '../../../generated/model/index.ts'
import type { KeyRow } from './key.repository.ts'

const stateOf = ({ ended_at, expires_at }: KeyRow, now: Date): ApiKey['state'] => {
  if (ended_at) return 'ended'
  return expires_at > now ? 'active' : 'expired'
}

/** Whether it still opens something. */
export const isActive = (row: KeyRow, now: Date): boolean => stateOf(row, now) === 'active'

/** A key as its agency sees it. */
export function toKey(row: KeyRow, person: string, now: Date): ApiKey {
  const state = stateOf(row, now)
  const isRotated = state === 'active' && row.old_until !== null && row.old_until > now
  return {
    id: row.id,
    name: row.name,
    scopes: row.scopes,
    lastFour: row.last_four,
    state,
    person,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    rotatedUntil: isRotated && row.old_until ? row.old_until.toISOString() : null,
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    lastIp: row.last_ip,
    allowedIps: row.allowed_ips,
  }
}

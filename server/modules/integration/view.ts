import type {
  Integration,
  IntegrationHealth,
  IntegrationState,
} from '../../../generated/model/index.ts'
import type { Actor } from '../../contract/rights/actor.ts'
import type { IntegrationRow, Use } from './integration.repository.ts'
import { keyOf, outSettings, sends } from './provider.ts'

type Row = IntegrationRow & Use

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

/** An active channel that waits for a person is failing. */
export function stateOf({
  state,
  direction,
  shrink_since: since,
  refusal,
  lastRun,
}: IntegrationRow & Partial<Pick<Use, 'lastRun'>>): IntegrationState {
  if (state !== 'active') return state
  const failed =
    direction === 'out'
      ? since !== null || refusal !== null
      : lastRun === 'failed' || lastRun === 'rejected'
  return failed ? 'failing' : state
}

function healthOf(row: Row): IntegrationHealth {
  const state = stateOf(row)
  if (state === 'failing') return 'broken'
  if (state !== 'active') return 'idle'
  if (row.direction === 'in') return row.lastRun === null ? 'idle' : 'ok'
  const { wanted, blocked, error, removing } = row.counts
  if (blocked + error + removing > 0) return 'attention'
  if (wanted === 0) return 'idle'
  return row.address_hash || row.key_hint ? 'ok' : 'attention'
}

/** The settings of a channel with what holds where nothing was told, by key. */
export const shownSettings = (row: Pick<Row, 'direction' | 'provider' | 'settings'>) =>
  row.direction === 'in' ? row.settings : { [keyOf(row.provider)]: outSettings(row) }

/** A channel as this reader may see it: settings and address are the ADMIN's. */
export function toIntegration(row: Row, { role }: Pick<Actor, 'role'>): Integration {
  const { counts, settings } = row
  const out = row.direction === 'out'
  const admin = role === 'ADMIN'
  const reach = counts.published + counts.warning + counts.removing
  return {
    id: row.id,
    provider: row.provider,
    direction: row.direction,
    name: row.name,
    state: stateOf(row),
    health: healthOf(row),
    counts,
    shrink:
      row.shrink_since === null
        ? null
        : {
            leaving: Math.max(1, counts.removing),
            of: Math.max(1, reach),
            since: row.shrink_since.toISOString(),
          },
    sends: out && sends(row.provider),
    keyHint: admin ? row.key_hint : null,
    heldSince: iso(row.held_since),
    refusal:
      row.refusal === null
        ? null
        : {
            kind: row.refusal,
            since: iso(row.refusal_since) ?? row.updated_at.toISOString(),
            until: row.refusal === 'silent' ? iso(row.rests_until) : null,
          },
    addressHint: admin ? row.address_hint : null,
    lastFetchedAt: iso(row.fetched_at),
    fetchedBy: row.fetched_by,
    feed:
      out || !admin
        ? {}
        : {
            publishUnready: settings.feed?.publishUnready ?? false,
            ownPortfolio: settings.feed?.ownPortfolio ?? false,
          },
    ...(out && admin ? shownSettings(row) : {}),
    homes: out ? reach : row.homes,
    lastRunAt: iso(row.lastRunAt),
    version: row.version,
  }
}

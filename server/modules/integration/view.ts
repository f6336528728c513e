import type {
  Integration,
  IntegrationHealth,
  IntegrationState,
} from '../../../generated/model/index.ts'
import type { Actor } from '../../contract/rights/actor.ts'
import type { IntegrationRow, Use } from './integration.repository.ts'
import { PATIENCE, toFetching } from './fetch/view.ts'
import { keyOf, outSettings, sends, untriedOf } from './provider.ts'

type Row = IntegrationRow & Use

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

/** Whether nothing good came of a source the last time. */
const isOff = ({ lastRun }: Partial<Pick<Use, 'lastRun'>>): boolean =>
  lastRun === 'failed' || lastRun === 'rejected'

/** A source that is fetched by itself is asked again by itself: it fails when that goes on. */
const fails = ({ settings, fetch, lastRun }: IntegrationRow & Partial<Use>): boolean =>
  settings.fetch?.url !== undefined && fetch ? fetch.failures >= PATIENCE : isOff({ lastRun })

/** An active channel that waits for a person is failing. */
export function stateOf(row: IntegrationRow & Partial<Use>): IntegrationState {
  const { state, direction, shrink_since: since, refusal } = row
  if (state !== 'active') return state
  const failed = direction === 'out' ? since !== null || refusal !== null : fails(row)
  return failed ? 'failing' : state
}

function healthOf(row: Row): IntegrationHealth {
  const state = stateOf(row)
  if (state === 'failing') return 'broken'
  if (state !== 'active') return 'idle'
  if (row.direction === 'in') {
    if (row.fetch?.failures || isOff(row)) return 'attention'
    return row.lastRun === null ? 'idle' : 'ok'
  }
  const { wanted, blocked, error, removing } = row.counts
  if (blocked + error + removing + row.push_failures > 0) return 'attention'
  if (wanted === 0) return 'idle'
  return row.address_hash || row.key_hint ? 'ok' : 'attention'
}

/** The settings of a channel with what holds where nothing was told, by key. */
export const shownSettings = (row: Pick<Row, 'direction' | 'provider' | 'settings'>) =>
  row.direction === 'in'
    ? {
        ...row.settings,
        feed: { publishUnready: false, ownPortfolio: false, ...row.settings.feed },
      }
    : { [keyOf(row.provider)]: outSettings(row) }

/** A channel as this reader may see it: settings and address are the ADMIN's. */
export function toIntegration(row: Row, { role, lang }: Pick<Actor, 'role' | 'lang'>): Integration {
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
    keyHint: admin && out ? row.key_hint : null,
    heldSince: iso(row.held_since),
    refusal:
      row.refusal === null
        ? null
        : {
            kind: row.refusal,
            since: iso(row.refusal_since) ?? row.updated_at.toISOString(),
            until: row.refusal === 'silent' ? iso(row.rests_until) : null,
          },
    delay:
      row.push_failures === 0 || row.refusal !== null || row.state !== 'active'
        ? null
        : { failures: row.push_failures, status: row.failedWith, nextAt: iso(row.retryAt) },
    addressHint: admin ? row.address_hint : null,
    lastFetchedAt: iso(row.fetched_at),
    fetchedBy: row.fetched_by,
    feed: out || !admin ? {} : { publishUnready: false, ownPortfolio: false, ...settings.feed },
    ...(out && admin ? shownSettings(row) : {}),
    fetch: out || !admin ? null : toFetching(row, row.fetch, lang),
    homes: out ? reach : row.homes,
    lastRunAt: iso(row.lastRunAt),
    untried: untriedOf(row),
    version: row.version,
  }
}

import type { AgendaHome } from '../../../generated/model/index.ts'
import type { Db } from '../../db/index.ts'
import { isOwn } from '../../contract/rights/row.ts'
import type { Actor } from '../../contract/rights/actor.ts'
import { streetOf } from '../property/index.ts'

/** A home as events show it, with what decides whether somebody may see it. */
export interface KnownHome {
  home: AgendaHome
  agentId: string | null
  createdBy: string | null
  shared: boolean
}

/** Homes of an agency by id. */
export async function homesOf(
  db: Db,
  agencyId: string,
  ids: string[],
): Promise<Map<string, KnownHome>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('property')
    .select([
      'id',
      'ref',
      'title',
      'town',
      'island',
      'thumb',
      'doc',
      'agent_id',
      'created_by',
      'shared',
    ])
    .where('agency_id', '=', agencyId)
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(
    rows.map(
      ({
        id,
        ref,
        title,
        town,
        island,
        thumb,
        doc: { location, mandate },
        agent_id,
        created_by,
        shared,
      }) => [
        id,
        {
          agentId: agent_id,
          createdBy: created_by,
          shared,
          home: {
            id,
            ref,
            title: title || null,
            town: town ?? location?.town ?? null,
            island,
            thumb: thumb && (thumb.endsWith('.webp') ? thumb : `${thumb}/320.webp`),
            address: streetOf(location),
            geo: location?.geo ?? null,
            keysPlace: mandate?.keysPlace ?? null,
            keysNumber: mandate?.keysNumber ?? null,
          },
        },
      ],
    ),
  )
}

/** May this person see the home (the rule of module property)? */
export const seesHome = ({ agentId, createdBy, shared }: KnownHome, actor: Actor): boolean =>
  shared || isOwn({ agent_id: agentId, created_by: createdBy }, actor)

/**
 * The home of an event for its reader: who is in the event needs the door and the keys; others see
 * what the portfolio shows them.
 */
export function homeFor(known: KnownHome, own: boolean, actor: Actor): AgendaHome {
  if (own || seesHome(known, actor)) return known.home
  return {
    ...known.home,
    title: null,
    thumb: null,
    address: null,
    geo: null,
    keysPlace: null,
    keysNumber: null,
  }
}

/** Homes as somebody without a part in their events sees them, by id. */
export async function homesShown(
  db: Db,
  actor: Actor,
  ids: string[],
): Promise<Map<string, AgendaHome>> {
  const known = await homesOf(db, actor.agencyId, ids)
  return new Map([...known].map(([id, one]) => [id, homeFor(one, false, actor)]))
}

import type { VisitDay, VisitHours } from '../../../../generated/model/index.ts'
import { readsWhole, stored } from '../../../contract/stored/index.ts'
import { sql, type Db } from '../../../db/index.ts'
import { municipality } from '../../place/index.ts'
import { busyOf, wayBetween, type Place } from '../../agenda/index.ts'
import { dayOf, DEFAULT_HOURS, freeDays, type Taken } from './slots.ts'

const DAY = 86_400_000
const MINUTE = 60_000

/** An agent's hours, the usual ones if they have set none. */
export async function hoursOf(db: Db, userId: string): Promise<VisitHours> {
  const row = await db
    .selectFrom('visit_hours')
    .select('doc')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.doc ?? DEFAULT_HOURS
}

/**
 * Where homes are as the public is shown it, the middle of the municipality where that is nowhere:
 * free times are read by strangers, and the ways between the true places would tell these
 * (docs/decisions/0064).
 */
async function placesOf(db: Db, ids: string[]): Promise<Map<string, Place>> {
  const rows = await db
    .selectFrom('property')
    .select([
      'id',
      'island',
      'geo_public',
      sql<string | null>`doc #>> '{location,municipalityIne}'`.as('ine'),
    ])
    .where('id', 'in', ids)
    .execute()
  return new Map(
    rows.map(({ id, island, geo_public, ine }): [string, Place] => [
      id,
      { geo: geo_public ?? (ine ? (municipality(ine)?.geo ?? null) : null), island },
    ]),
  )
}

/** Visits an agent has from a day on, by day; also in states of a later version. */
async function visitsByDay(
  db: Db,
  agentId: string,
  from: Date,
  except: string | null,
): Promise<Map<string, number>> {
  let query = db
    .selectFrom('agenda_event')
    .select(['id', 'starts_at'])
    .where('organiser_id', '=', agentId)
    .where('kind', '=', 'visit')
    .where('status', 'not in', ['no_show', 'cancelled'])
    .where('deleted_at', 'is', null)
    .where('rrule', 'is', null)
    .where('starts_at', '>', new Date(from.getTime() - DAY))
  if (except !== null) query = query.where('id', '!=', except)
  const days = new Map<string, number>()
  for (const { starts_at } of await query.execute())
    days.set(dayOf(starts_at), (days.get(dayOf(starts_at)) ?? 0) + 1)
  return days
}

/**
 * Free times of an agent for a home: their hours minus all that is in their diary, each with the
 * way from there to the home, or the buffer if that is longer. `except`: a visit that is being
 * moved does not stand in its own way. Hours of which something cannot be read offer none.
 */
export async function freeTimes(
  db: Db,
  {
    agentId,
    propertyId,
    now,
    except = null,
  }: { agentId: string; propertyId: string; now: Date; except?: string | null },
): Promise<VisitDay[]> {
  // Half of what is read may be what closes them.
  if (!(await readsWhole(db, 'visit_hours.doc', { user_id: agentId }))) return []
  const hours = await hoursOf(db, agentId)
  if (stored().part<VisitHours>('VisitHours', hours) === null) return []
  const until = new Date(now.getTime() + (hours.horizonDays + 2) * DAY)
  const busy = (await busyOf(db, agentId, new Date(now.getTime() - DAY), until)).filter(
    ({ eventId }) => eventId !== except,
  )
  const places = await placesOf(db, [
    ...new Set([propertyId, ...busy.flatMap(({ homeIds }) => homeIds)]),
  ])
  const home = places.get(propertyId)
  const taken = busy.map(({ from, to, homeIds }): Taken => {
    const ways = homeIds.map((id) => {
      const place = places.get(id)
      return (home && place && id !== propertyId && wayBetween(place, home)?.minutes) || 0
    })
    const more = Math.max(0, ...ways.map((minutes) => minutes - hours.bufferMinutes)) * MINUTE
    return { start: new Date(from.getTime() - more), end: new Date(to.getTime() + more) }
  })
  return freeDays({ hours, taken, visits: await visitsByDay(db, agentId, now, except), now })
}

/** Whether a time is one of the free ones. */
export const offers = (days: VisitDay[], startsAt: string): boolean => {
  const wanted = new Date(startsAt).getTime()
  return days.some(({ slots }) => slots.some((slot) => new Date(slot).getTime() === wanted))
}

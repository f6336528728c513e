import type { FoundEvent } from '../../../generated/model/index.ts'
import type { Ctx } from '../../contract/context.ts'
import { actorOf } from '../../contract/rights/actor.ts'
import { firstFound, prefixQuery, sql, type Db } from '../../db/index.ts'
import { contactsFound } from '../contact/index.ts'
import { homesFound } from '../property/index.ts'
import { registerRecords } from '../search/index.ts'
import { withinSight } from './agenda.policy.ts'
import { exceptionsOf, withParts, type Full } from './agenda.repository.ts'
import { plainStarts, type Occurrence } from './series/expand.ts'
import { occurrenceOf } from './series/occurrence.ts'
import { endOf } from './series/zone-day.ts'
import { lookUp, toItem } from './view.ts'

const AHEAD_MS = 400 * 86_400_000

/** Of a series the next occurrence, or its first one when none is to come. */
async function nextOf(db: Db, full: Full, now: Date): Promise<Occurrence | null> {
  const { row } = full
  const { rrule } = row
  if (rrule === null) return occurrenceOf(db, full)
  const until = new Date(now.getTime() + AHEAD_MS)
  const [start] = plainStarts({ ...row, rrule }, await exceptionsOf(db, [row.id]), now, until)
  if (!start) return occurrenceOf(db, full)
  return { ...full, starts_at: start, ends_at: endOf(start, row), occurrence: start }
}

/** What is to come, the nearest first; then what was, the newest first. */
const nearest =
  (now: Date) =>
  (a: Date, b: Date): number =>
    a >= now === b >= now
      ? (a.getTime() - b.getTime()) * (a >= now ? 1 : -1)
      : Number(b >= now) - Number(a >= now)

async function read(ctx: Ctx, ids: string[]): Promise<FoundEvent[]> {
  const [{ db, now }, actor] = [ctx.deps, actorOf(ctx)]
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('agenda_event')
    .selectAll()
    .where(withinSight(actor))
    .where('id', 'in', ids)
    .execute()
  const full = await withParts(db, rows)
  const known = await lookUp(db, actor.agencyId, full)
  const shown = await Promise.all(full.map((one) => nextOf(db, one, now())))
  return shown
    .flatMap((one) => (one && toItem(one, known, actor)) ?? [])
    .toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    .map((one) => ({
      id: one.id,
      occurrence: one.occurrence,
      kind: one.kind,
      title: one.title,
      startsAt: one.startsAt,
      endsAt: one.endsAt,
      allDay: one.allDay,
      location: one.location,
      people: one.people,
      home: (one.homes[0]?.title || one.homes[0]?.ref) ?? null,
      keysNumber: one.homes[0]?.keysNumber ?? null,
    }))
}

registerRecords('events', {
  async find(ctx, question, limit) {
    const [{ db }, actor, words] = [ctx.deps, actorOf(ctx), prefixQuery(question)]
    if (words === null) return { total: 0, items: [] }
    const now = ctx.deps.now()
    const every = db
      .selectFrom('agenda_event')
      .where(withinSight(actor))
      .where('status', '!=', 'cancelled')
      .select([
        'agenda_event.id',
        // What goes on now, and a series that has not ended, is as near as can be.
        sql<Date>`
          case when coalesce(case when rrule is null then ends_at else until_at
          end, 'infinity') >= ${now}
          then greatest(starts_at, ${now}) else starts_at end`.as('at'),
      ])
    const homes = homesFound(db, actor, question)
    const people = contactsFound(db, actor, question)
    const { total, ids } = await firstFound(
      [
        every.where(
          sql<boolean>`search_words(title || ' ' || coalesce(location, '')) @@ ${words}::tsquery`,
        ),
        ...(homes
          ? [
              every.where(
                'agenda_event.id',
                'in',
                db.selectFrom('agenda_home').select('event_id').where('property_id', 'in', homes),
              ),
            ]
          : []),
        ...(people
          ? [
              every.where(
                'agenda_event.id',
                'in',
                db
                  .selectFrom('agenda_attendee')
                  .select('event_id')
                  .where('contact_id', 'in', people),
              ),
            ]
          : []),
      ],
      limit,
      {
        before: nearest(now),
        walks: [
          (some) =>
            some.where('rrule', 'is', null).where('starts_at', '>=', now).orderBy('starts_at'),
          (some) =>
            some
              .where('rrule', 'is', null)
              .where('starts_at', '<', now)
              .orderBy('starts_at', 'desc'),
        ],
      },
    )
    return { total, items: await read(ctx, ids) }
  },
  read,
})

import type { Actor } from '../../contract/rights/actor.ts'
import type { AgendaItem, Dashboard, DashboardEvent } from '../../../generated/model/index.ts'
import type { Session } from '../../contract/context.ts'
import type { Db } from '../../db/index.ts'
import { eventsBetween } from '../agenda/index.ts'
import { waitingOf } from '../lead/index.ts'
import { foundSince } from '../match/index.ts'
import { endingPapers } from '../passport/index.ts'
import { priceMoves } from '../property/index.ts'
import { namesOf } from '../user/index.ts'
import { whoseOf } from './dashboard.policy.ts'
import { daysLater } from '../../time/madrid.ts'
import { dayOf, daysBetween } from './days.ts'

const SHOWN = 20
/** Papers that end within so many days are told. */
const SOON = 30

/** The home of an event in a line: its title and, unless that says it, its town. */
export function homeLine({ homes: [home] }: Pick<AgendaItem, 'homes'>): string | null {
  if (!home) return null
  const name = home.title ?? home.ref
  return home.town && !name.includes(home.town) ? `${name}, ${home.town}` : name
}

function toEvent(item: AgendaItem, names: Map<string, string>, actor: Actor): DashboardEvent {
  const {
    id,
    occurrence,
    kind,
    title,
    startsAt,
    endsAt,
    allDay,
    status,
    people,
    organiserId,
    agentIds,
  } = item
  const mine = actor.userId !== null && agentIds.includes(actor.userId)
  return {
    id,
    occurrence,
    kind,
    title,
    startsAt,
    endsAt,
    allDay,
    status,
    people,
    home: homeLine(item),
    agentName: mine ? null : (names.get(organiserId) ?? null),
  }
}

/** Today and what changed since yesterday began, by the rights of its reader. */
export async function readDashboard(
  db: Db,
  actor: Actor,
  reader: Session & { agencyId: string },
  now: Date,
): Promise<Dashboard> {
  const { day, yesterday, start, end } = dayOf(now)
  const whose = whoseOf(actor)
  const waiting = await waitingOf(db, reader)
  const diary = await eventsBetween(
    db,
    actor,
    start,
    end,
    whose.userId ? { agentId: whose.userId } : {},
  )
  const found = await foundSince(db, actor, yesterday)
  const moves = await priceMoves(db, actor, yesterday)
  const papers = await endingPapers(db, whose, {
    now,
    today: day,
    until: daysLater(day, SOON),
  })
  const events = diary.filter(({ busy }) => !busy)
  const names = await namesOf(db, [
    ...events.map(({ organiserId }) => organiserId),
    ...papers.flatMap(({ agentId }) => agentId ?? []),
  ])
  return {
    day,
    since: yesterday.toISOString(),
    waiting: { count: waiting.count, oldestAt: waiting.oldestAt?.toISOString() ?? null },
    events: events.map((item) => toEvent(item, names, actor)),
    matches: found.items,
    matchCount: found.count,
    prices: moves.slice(0, SHOWN).map(({ id, ref, title, operation, old, new: price, at }) => ({
      propertyId: id,
      ref,
      title: title || null,
      operation,
      old,
      new: price,
      at: at.toISOString(),
    })),
    papers: papers.slice(0, SHOWN).map(({ id, ref, title, agentId, paper, endsOn }) => ({
      propertyId: id,
      ref,
      title,
      paper,
      endsOn,
      days: endsOn === null ? null : daysBetween(day, endsOn),
      agentName: (agentId && names.get(agentId)) || null,
    })),
    paperCount: papers.length,
  }
}

import type { Actor } from '../../contract/rights/actor.ts'
import type { Pipeline, PipelineItem, PipelineStep } from '../../../generated/model/index.ts'
import type { Db } from '../../db/index.ts'
import { eventsBetween, isHeldVisit } from '../agenda/index.ts'
import { contactNamesOf } from '../contact/index.ts'
import { sentMatches } from '../match/index.ts'
import { sentOffers } from '../offer/index.ts'
import {
  capturedBetween,
  closedBetween,
  publishedBetween,
  type Counted,
  type Passed,
  type Whose,
} from '../property/index.ts'
import { askedFor } from './dashboard.policy.ts'
import { homeLine } from './dashboard.service.ts'
import { monthOf } from './days.ts'
import { aimOf } from './target.service.ts'

type Behind = Pick<PipelineStep, 'count' | 'items'>
const MOST = 50

const homes = ({ count, items }: Counted<Passed>): Behind => ({
  count,
  items: items.map(({ id, ref, title, at }): PipelineItem => ({
    id,
    record: 'property',
    title: title || ref,
    note: title ? ref : null,
    at: at.toISOString(),
  })),
})

/** Visits whose hour is over: those marked done, and those that nobody called off. */
async function visits(
  db: Db,
  actor: Actor,
  { userId }: Whose,
  from: Date,
  to: Date,
  now: Date,
): Promise<Behind> {
  const until = now < to ? now : to
  const diary =
    from < until
      ? await eventsBetween(db, actor, from, until, userId ? { agentId: userId } : {})
      : []
  const held = diary.filter(
    (item) => !item.busy && isHeldVisit(item, now) && item.startsAt >= from.toISOString(),
  )
  return {
    count: held.length,
    items: held
      .toReversed()
      .slice(0, MOST)
      .map((item): PipelineItem => ({
        id: item.id,
        record: 'event',
        title: homeLine(item) ?? item.title,
        note: item.people.join(', ') || null,
        at: item.startsAt,
      })),
  }
}

async function matches(
  db: Db,
  whose: Whose,
  { lang }: Actor,
  from: Date,
  to: Date,
): Promise<Behind> {
  const { count, items } = await sentMatches(db, { ...whose, lang }, from, to)
  return {
    count,
    items: items.map(({ demandId, title, person, at }): PipelineItem => ({
      id: demandId,
      record: 'demand',
      title: person ?? title,
      note: person ? title : null,
      at: at.toISOString(),
    })),
  }
}

async function offers(
  db: Db,
  actor: Actor,
  { userId }: Whose,
  from: Date,
  to: Date,
): Promise<Behind> {
  // One person's are what they themselves would see.
  const { count, items } = await sentOffers(
    db,
    userId === null ? actor : { ...actor, userId, role: 'STAFF' },
    from,
    to,
  )
  const people = await contactNamesOf(
    db,
    actor.agencyId,
    items.map(({ contactId }) => contactId),
  )
  return {
    count,
    items: items.map(({ propertyId, title, ref, contactId, at }): PipelineItem => ({
      id: propertyId,
      record: 'property',
      title: title || ref,
      note: people.get(contactId)?.name ?? null,
      at: at.toISOString(),
    })),
  }
}

/** What happened in a month from the mandate to the signature, against what was aimed at. */
export async function readPipeline(
  db: Db,
  actor: Actor,
  asked: { month?: string; agentId?: string },
  now: Date,
): Promise<Pipeline> {
  const whose = await askedFor(db, actor, asked.agentId)
  const { month, from, to } = monthOf(asked.month, now)
  const aim = await aimOf(db, whose)
  return {
    month,
    agentId: whose.userId,
    steps: [
      {
        step: 'captures',
        target: aim.captures,
        ...homes(await capturedBetween(db, whose, from, to)),
      },
      { step: 'published', target: null, ...homes(await publishedBetween(db, whose, from, to)) },
      { step: 'matches', target: aim.matches, ...(await matches(db, whose, actor, from, to)) },
      { step: 'visits', target: aim.visits, ...(await visits(db, actor, whose, from, to, now)) },
      { step: 'offers', target: null, ...(await offers(db, actor, whose, from, to)) },
      { step: 'signed', target: null, ...homes(await closedBetween(db, whose, from, to)) },
    ],
  }
}

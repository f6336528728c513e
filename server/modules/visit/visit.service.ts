import type { Actor, Work } from '../../contract/rights/actor.ts'
import type {
  AgendaEvent,
  ListVisitsParams,
  Visit,
  VisitAsked,
  VisitFeedbackInput,
  VisitList,
  VisitOpinion,
} from '../../../generated/model/index.ts'
import { fieldErrors, notAcceptable, notFound } from '../../contract/errors.ts'
import { keepForm } from '../../contract/stored/index.ts'
import type { Lang } from '../../contract/context.ts'
import type { Db } from '../../db/index.ts'
import { eventsOf } from '../agenda/index.ts'
import { addEntry, idsOf, readableContact } from '../contact/index.ts'
import { react } from '../match/index.ts'
import { addHistory, getProperty } from '../property/index.ts'
import { askToken } from './booking/links.ts'
import { whyNoMail } from '../user/index.ts'
import { isOf, markOf, visitorBy } from './booking/whose.ts'
import { opinion, VISIT_MAIL, type VisitMail } from './mails.ts'
import { reactionTo } from './reaction.ts'
import { toVisits } from './view.ts'
import { isThere, readableVisit, refuseUnknown, writableVisit } from './visit.policy.ts'
import { feedbackOf, saveFeedback, type FeedbackRow } from './visit.repository.ts'
import { say } from './messages.ts'

const MOST = 200

type Said = Omit<FeedbackRow, 'shared_to'>

/** The next ones first, then those that have been, newest first. */
function inOrder(events: AgendaEvent[], now: string): AgendaEvent[] {
  const ahead = events
    .filter(({ startsAt }) => startsAt >= now)
    .toSorted((a, b) => (a.startsAt < b.startsAt ? -1 : 1))
  const been = events
    .filter(({ startsAt }) => startsAt < now)
    .toSorted((a, b) => (a.startsAt > b.startsAt ? -1 : 1))
  return [...ahead, ...been].slice(0, MOST)
}

/**
 * Visits of a home or a person that the actor may read; one that the diary does not show them says
 * only when the time is taken. What is private to a colleague is not among them: asked of a home or
 * a person, even its hour would tell where they are, and with whom (decision 428).
 */
export async function listVisits(
  db: Db,
  actor: Actor,
  { propertyId, contactId }: ListVisitsParams,
  now: Date,
): Promise<VisitList> {
  if (propertyId !== undefined) await getProperty(db, propertyId, actor, now)
  else if (contactId !== undefined) await readableContact(db, actor, contactId)
  else return { items: [] }
  const wanted =
    propertyId === undefined ? { contactIds: await idsOf(db, contactId ?? '') } : { propertyId }
  const found = (await eventsOf(db, actor.agencyId, wanted)).filter(
    (event) =>
      event.kind === 'visit' &&
      event.rrule === null &&
      (event.visibility === 'agency' || isThere(event, actor)),
  )
  return { items: await toVisits(db, inOrder(found, now.toISOString()), actor) }
}

export async function readVisit(db: Db, actor: Actor, id: string): Promise<Visit> {
  const [visit] = await toVisits(db, [await readableVisit(db, actor, id)], actor)
  return visit ?? notFound(actor.lang)
}

/**
 * The same line in the timelines of people and homes. Names stay out of a home's history, which
 * colleagues read; of a private visit nothing stands there.
 */
export async function tellLines(
  {
    trx,
    deps,
    actor,
  }: { trx: Db; deps: Pick<Work['deps'], 'now'>; actor: { userId: string | null } },
  event: AgendaEvent,
  text: string,
): Promise<void> {
  const at = deps.now()
  for (const home of event.visibility === 'agency' ? event.homes : [])
    await addHistory(trx, home.id, {
      kind: 'NOTE',
      by: actor.userId,
      at,
      field: 'mandate.visit',
      text,
    })
  for (const contactId of new Set(event.attendees.flatMap((one) => one.contactId ?? []))) {
    await addEntry(trx, {
      contactId,
      kind: 'VISIT',
      text,
      by: actor.userId,
      at,
      ref: { type: 'visit', id: event.id, label: event.title },
    })
  }
}

/** What was said; not `isKept`: the other visitor's words stand there, and stay. */
interface Kept {
  said: Said
  isKept: boolean
}

/**
 * Keeps what one side thought of a home of a visit; the owner is told once, if it is shared. Of
 * several visitors the first to speak is kept here (`mark`: which one speaks); what another says
 * goes into their own timeline and overwrites nobody's (decision 429).
 */
export async function keepFeedback(
  {
    trx,
    deps,
    actor,
  }: { trx: Db; deps: Work['deps']; actor: { userId: string | null; lang: Lang } },
  event: AgendaEvent,
  propertyId: string,
  by: 'agent' | 'visitor',
  given: VisitOpinion,
  mark: string | null = null,
): Promise<Kept> {
  if (!event.homes.some(({ id }) => id === propertyId))
    fieldErrors({ propertyId: say(actor.lang, 'notTheHome') })
  refuseUnknown(event, actor)
  if (event.status === 'cancelled') notAcceptable(say(actor.lang, 'cancelled'))
  if (new Date(event.startsAt) > deps.now()) notAcceptable(say(actor.lang, 'notYet'))
  const before = (await feedbackOf(trx, [event.id])).find(
    (one) => one.property_id === propertyId && one.by === by,
  )
  const isOthers =
    by === 'visitor' && before !== undefined && !(await isOf(trx, event, before, mark))
  const comment = isOthers ? null : (before?.comment ?? null)
  const said = keepForm('VisitOpinion', { comment }, given)
  const [likes, dislikes] = [said.likes ?? [], said.dislikes ?? []]
  const twice = likes.find((aspect) => dislikes.includes(aspect))
  if (twice)
    fieldErrors({
      dislikes: say(actor.lang, 'both', { aspect: say(actor.lang, `aspect.${twice}`) }),
    })
  const key = { event_id: event.id, property_id: propertyId, by }
  const opinionNow = {
    interest: said.interest,
    price_opinion: said.priceOpinion ?? null,
    likes,
    dislikes,
    comment: said.comment?.trim() || null,
    next_step: said.nextStep ?? null,
    share_with_owner: said.shareWithOwner ?? false,
    said_by: mark,
    at: deps.now(),
  }
  if (isOthers) {
    const other = { ...key, ...opinionNow, shared_at: null }
    await tellApart({ trx, actor }, event, other)
    return { said: other, isKept: false }
  }
  const row = await saveFeedback(trx, key, opinionNow)
  await tellLines(
    { trx, deps, actor },
    event,
    say(actor.lang, 'line.feedback', { interest: said.interest }),
  )
  if (row.share_with_owner && row.shared_at === null)
    await deps.jobs.add(
      trx,
      VISIT_MAIL,
      { kind: 'owner', eventId: event.id, propertyId, by } satisfies VisitMail,
      { key: `${event.id} ${propertyId} ${by}` },
    )
  if (event.demandId !== null)
    await react(
      trx,
      {
        demandId: event.demandId,
        propertyId,
        ...reactionTo(said),
        by: by === 'agent' ? 'agent' : 'buyer',
      },
      deps.now(),
    )
  return { said: row, isKept: true }
}

/** What another visitor thought, in their own timeline. */
async function tellApart(
  { trx, actor }: { trx: Db; actor: { userId: string | null; lang: Lang } },
  event: AgendaEvent,
  said: Said,
): Promise<void> {
  const contactId = (await visitorBy(trx, event, said.said_by))?.contactId ?? null
  if (contactId === null) return
  await addEntry(trx, {
    contactId,
    kind: 'VISIT',
    text: opinion(said, actor.lang),
    by: actor.userId,
    at: said.at,
    ref: { type: 'visit', id: event.id, label: event.title },
  })
}

/** What the agent heard after the visit. */
export async function saveFeedbackOf(
  work: Work,
  id: string,
  { propertyId, ...said }: VisitFeedbackInput,
): Promise<Visit> {
  const event = await writableVisit(work.trx, work.actor, id)
  const noMail = said.shareWithOwner ? await whyNoMail(work.trx, work.actor) : null
  if (noMail !== null) fieldErrors({ shareWithOwner: noMail })
  await keepFeedback(work, event, propertyId, 'agent', said)
  return readVisit(work.trx, work.actor, id)
}

/** A link for the visitor to say what they thought, mailed where there is an address. */
export async function askFeedback(work: Work, id: string): Promise<VisitAsked> {
  const { trx, deps, actor } = work
  const event = await writableVisit(trx, actor, id)
  const home = event.homes[0] ?? notAcceptable(say(actor.lang, 'noHomes'))
  if (event.status === 'cancelled') notAcceptable(say(actor.lang, 'cancelled'))
  if (new Date(event.startsAt) > deps.now()) notAcceptable(say(actor.lang, 'notYet'))
  const [visit] = await toVisits(trx, [event], actor)
  const first = visit?.people[0] ?? notAcceptable(say(actor.lang, 'noPerson'))
  if (first.email === null) {
    const token = await askToken(deps, id, home.id, { of: markOf(event, first) })
    return { token, mailed: false }
  }
  const noMail = await whyNoMail(trx, actor)
  if (noMail !== null) notAcceptable(noMail)
  await deps.jobs.add(trx, VISIT_MAIL, { kind: 'ask', eventId: id } satisfies VisitMail, {
    key: id,
  })
  return { token: '', mailed: true }
}

import { pageIn } from '../../../contract/language.ts'
import type {
  AgendaEvent,
  Property,
  VisitBooked,
  VisitBookInput,
  VisitOpinion,
  VisitPage,
} from '../../../../generated/model/index.ts'
import type { Ctx } from '../../../contract/context.ts'
import { fieldErrors, notAcceptable, notFound } from '../../../contract/errors.ts'
import { inTransaction, recordEvent, withAdvisoryLock, uuidv7, type Db } from '../../../db/index.ts'
import { createEvent, loadEvent, moveEvent, setEventStatus } from '../../agenda/index.ts'
import { getAgency } from '../../agency/index.ts'
import { findOrCreateContact } from '../../contact/index.ts'
import { notify } from '../../notification/index.ts'
import type { Work } from '../../../contract/rights/actor.ts'
import { getUser, normalEmail, normalPhone, whoHears } from '../../user/index.ts'
import { freeTimes, hoursOf, offers } from './free.ts'
import { mineToken } from './links.ts'
import { opinion, VISIT_MAIL, type VisitMail } from '../mails.ts'
import { movable, opening, readPage, type Opening } from './page.service.ts'
import { mayConfirmAlone } from './place.ts'
import { visitorsOf } from './whose.ts'
import { toFeedback } from '../view.ts'
import { keepFeedback, tellLines } from '../visit.service.ts'
import { markTold, recordConfirmed, upcomingOf } from '../visit.repository.ts'
import { langOf, moment, say } from '../messages.ts'

/** Visits one person may have before them with an agency. */
const MOST_AHEAD = 5
const MINUTE = 60_000
const REMIND = 60

/**
 * The visitor acts through the house: no user, the rights of the agency, the visitor's language.
 */
const program = (trx: Db, ctx: Ctx, agencyId: string): Work => ({
  trx,
  deps: ctx.deps,
  actor: { userId: null, agencyId, role: 'ADMIN', lang: ctx.lang },
})

const titleOf = (home: Property, lang: ReturnType<typeof langOf>): string =>
  home.texts?.title?.[lang] ?? home.texts?.title?.es ?? home.ref

/** News for the agent in their language. */
async function tellAgent(
  work: Work,
  event: AgendaEvent,
  name: string,
  home: Property,
  what: 'requested' | 'confirmed' | 'moved' | 'cancelled' | 'said',
  { body, part = '' }: { body?: string; part?: string } = {},
): Promise<void> {
  const agent = await whoHears(work.trx, event.agencyId, event.organiserId)
  if (!agent) return
  const lang = agent.language
  await notify(work.trx, {
    userId: agent.id,
    kind: 'NOTIFICATION',
    title: say(lang, `news.${what}`, { name, home: titleOf(home, lang) }),
    body: body ?? moment(new Date(event.startsAt), lang),
    href: pageIn('', lang, `/auth/agenda/details?id=${event.id}`),
    topic: `visit:${event.id}${part}`,
    at: work.deps.now(),
  })
}

async function booked(ctx: Ctx, event: AgendaEvent, message: string): Promise<VisitBooked> {
  return {
    message,
    token: await mineToken(ctx.deps, event.id),
    startsAt: event.startsAt,
    endsAt: event.endsAt,
    status: event.status,
  }
}

/** The visitor as they wrote themselves down; 400 at what is missing. */
function person(body: VisitBookInput, ctx: Ctx) {
  const name = body.name.trim().replace(/\s+/g, ' ')
  if (name.length < 2) fieldErrors({ name: say(ctx.lang, 'required') })
  const phone = body.phone?.trim()
    ? (normalPhone(body.phone) ?? fieldErrors({ phone: say(ctx.lang, 'phone') }))
    : null
  const email = body.email ? normalEmail(body.email) : null
  if (!phone && !email)
    fieldErrors({ email: say(ctx.lang, 'reach'), phone: say(ctx.lang, 'reach') })
  const [firstName = name, ...rest] = name.split(' ')
  return { name, phone, email, firstName, lastName: rest.join(' ') || null }
}

/**
 * A free time asked for by link becomes an event of the agent's. One booking at a time per agent:
 * nobody gets a time that was just taken.
 */
export async function book(token: string, body: VisitBookInput, ctx: Ctx): Promise<VisitBooked> {
  const { opened, home, agentId, agencyId, booking } = await opening(token, ctx)
  if (opened.kind !== 'book' || !booking) return notFound(ctx.lang)
  const who = person(body, ctx)
  const { now } = ctx.deps
  const language = body.language ?? ctx.lang
  return inTransaction(ctx.deps.db, async (trx) => {
    const work = program(trx, ctx, agencyId)
    await withAdvisoryLock(trx, `visits of ${agentId}`)
    const days = await freeTimes(trx, { agentId, propertyId: home.id, now: now() })
    if (!offers(days, body.startsAt)) notAcceptable(say(ctx.lang, 'slotTaken'))
    const hours = await hoursOf(trx, agentId)
    const [agency, startsAt] = [await getAgency(trx, agencyId), new Date(body.startsAt)]
    const endsAt = new Date(startsAt.getTime() + hours.lengthMinutes * MINUTE)
    const status =
      hours.autoConfirm && (await mayConfirmAlone(trx, home.id, now())) ? 'confirmed' : 'requested'
    // A program that fills in what people do not see is answered like them and books nothing.
    if (body.website?.trim())
      return {
        message: say(ctx.lang, `booked.${status}`, { agency: agency?.tradeName ?? '' }),
        token: await mineToken(ctx.deps, uuidv7()),
        startsAt: startsAt.toISOString(),
        endsAt: endsAt.toISOString(),
        status,
      }
    const { id: contactId } = await findOrCreateContact(work, {
      firstName: who.firstName,
      lastName: who.lastName,
      email: who.email,
      phone: who.phone,
      language,
      roles: ['buyer'],
      source: 'web',
      agentId,
      unproven: true,
    })
    if ((await upcomingOf(trx, agencyId, contactId, now())) >= MOST_AHEAD)
      notAcceptable(say(ctx.lang, 'manyVisits', { count: MOST_AHEAD }))
    const agent = await getUser(trx, agentId)
    const event = await createEvent(work, {
      kind: 'visit',
      title: say(langOf(agent?.language), 'event.title', {
        home: titleOf(home, langOf(agent?.language)),
      }).slice(0, 200),
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      organiserId: agentId,
      attendees: [{ contactId }],
      propertyIds: [home.id],
      status,
      reminders: [REMIND],
      ...(body.message?.trim() ? { notes: body.message.trim() } : {}),
    })
    await trx
      .insertInto('visit_request')
      .values({
        event_id: event.id,
        booking_id: booking.id,
        agency_id: agencyId,
        property_id: home.id,
        agent_id: agentId,
        contact_id: contactId,
        language,
        name: who.name,
        email: who.email,
        phone: who.phone,
        message: body.message?.trim() || null,
        consent_text: say(language, 'consent', { agency: agency?.tradeName ?? '' }),
        consent_at: now(),
        told_status: status,
        told_starts_at: startsAt,
        created_at: now(),
      })
      .execute()
    await tellLines(
      work,
      event,
      say(langOf(agent?.language), 'line.booked', {
        date: moment(startsAt, langOf(agent?.language)),
      }),
    )
    await tellAgent(work, event, who.name, home, status)
    await recordEvent(trx, { kind: 'visit.requested', agencyId, subject: event.id })
    if (status === 'confirmed') await recordConfirmed(trx, event)
    for (const kind of [status, 'agent'] as const)
      await ctx.deps.jobs.add(trx, VISIT_MAIL, {
        kind,
        eventId: event.id,
        what: status,
      } satisfies VisitMail)
    return booked(
      ctx,
      event,
      say(ctx.lang, `booked.${status}`, { agency: agency?.tradeName ?? '' }),
    )
  })
}

/** The visit of a link as it stands now, if it can still be changed. */
async function own(trx: Db, { opened }: Opening, ctx: Ctx): Promise<AgendaEvent> {
  const event = opened.kind === 'mine' ? await loadEvent(trx, opened.eventId) : null
  if (!event) return notFound(ctx.lang)
  return movable(event, ctx.deps.now()) ? event : notAcceptable(say(ctx.lang, 'notMovable'))
}

/**
 * Moves one's own visit to another free time. Where the agent answers requests, they answer again.
 */
export async function move(token: string, startsAt: string, ctx: Ctx): Promise<VisitBooked> {
  const found = await opening(token, ctx)
  const { home, agentId, agencyId, name } = found
  return inTransaction(ctx.deps.db, async (trx) => {
    await withAdvisoryLock(trx, `visits of ${agentId}`)
    const before = await own(trx, found, ctx)
    const days = await freeTimes(trx, {
      agentId,
      propertyId: home.id,
      now: ctx.deps.now(),
      except: before.id,
    })
    if (!offers(days, startsAt)) notAcceptable(say(ctx.lang, 'slotTaken'))
    const length = new Date(before.endsAt).getTime() - new Date(before.startsAt).getTime()
    const work = program(trx, ctx, agencyId)
    await moveEvent(work, before.id, {
      startsAt: new Date(startsAt).toISOString(),
      endsAt: new Date(new Date(startsAt).getTime() + length).toISOString(),
    })
    const alone =
      (await hoursOf(trx, agentId)).autoConfirm &&
      (await mayConfirmAlone(trx, home.id, ctx.deps.now()))
    const status = alone ? 'confirmed' : 'requested'
    await setEventStatus(trx, before.id, status, { at: ctx.deps.now() })
    const event = (await loadEvent(trx, before.id)) ?? notFound(ctx.lang)
    await markTold(trx, event)
    if (status === 'confirmed') await recordConfirmed(trx, event)
    const agentLang = langOf((await getUser(trx, agentId))?.language)
    await tellLines(
      work,
      event,
      say(agentLang, 'line.moved', { date: moment(new Date(event.startsAt), agentLang) }),
    )
    await tellAgent(work, event, name, home, 'moved')
    for (const kind of [status, 'agent'] as const)
      await ctx.deps.jobs.add(trx, VISIT_MAIL, {
        kind,
        eventId: event.id,
        what: 'moved',
      } satisfies VisitMail)
    return booked(ctx, event, say(ctx.lang, 'moved'))
  })
}

/** Cancels one's own visit. */
export async function cancel(token: string, ctx: Ctx): Promise<VisitBooked> {
  const found = await opening(token, ctx)
  const { home, agentId, agencyId, name } = found
  return inTransaction(ctx.deps.db, async (trx) => {
    await withAdvisoryLock(trx, `visits of ${agentId}`)
    const before = await own(trx, found, ctx)
    const work = program(trx, ctx, agencyId)
    await setEventStatus(trx, before.id, 'cancelled', { at: ctx.deps.now() })
    const event = (await loadEvent(trx, before.id)) ?? notFound(ctx.lang)
    await markTold(trx, event)
    const agentLang = langOf((await getUser(trx, agentId))?.language)
    await tellLines(
      work,
      event,
      say(agentLang, 'line.cancelled', { date: moment(new Date(event.startsAt), agentLang) }),
    )
    await tellAgent(work, event, name, home, 'cancelled')
    for (const kind of ['cancelled', 'agent'] as const)
      await ctx.deps.jobs.add(trx, VISIT_MAIL, {
        kind,
        eventId: event.id,
        what: 'cancelled',
      } satisfies VisitMail)
    return booked(ctx, event, say(ctx.lang, 'cancelledByVisitor'))
  })
}

/** What the visitor thought, by their own link. */
export async function tell(token: string, said: VisitOpinion, ctx: Ctx): Promise<VisitPage> {
  const { opened, event, home, agencyId, name, mark } = await opening(token, ctx)
  if (opened.kind !== 'feedback' || !event) return notFound(ctx.lang)
  const kept = await inTransaction(ctx.deps.db, async (trx) => {
    const work = program(trx, ctx, agencyId)
    // Two who speak at once: one is the first.
    await withAdvisoryLock(trx, `visit feedback ${event.id}`)
    const kept = await keepFeedback(work, event, home.id, 'visitor', said, mark)
    const agent = await whoHears(trx, agencyId, event.organiserId)
    await tellAgent(
      work,
      event,
      name ||
        visitorsOf(event)
          .flatMap((one) => one.name ?? [])
          .join(', '),
      home,
      'said',
      kept.isKept
        ? { body: say(langOf(agent?.language), 'news.interest', { interest: said.interest }) }
        : // Words that stand at no visit are replaced by nobody's news but their own.
          {
            body: opinion(kept.said, langOf(agent?.language)),
            part: `:${mark ?? uuidv7()}`,
          },
    )
    return kept
  })
  const page = await readPage(token, ctx)
  return kept.isKept || !opened.isMailed ? page : { ...page, said: toFeedback(kept.said) }
}

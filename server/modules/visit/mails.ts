import { createHash } from 'node:crypto'
import type { AgendaEvent, Property } from '../../../generated/model/index.ts'
import type { Lang } from '../../contract/context.ts'
import type { Deps } from '../../contract/deps.ts'
import { pageIn } from '../../contract/language.ts'
import { mailEach } from '../../jobs/index.ts'
import { oneLine } from '../../mail/home-line.ts'
import type { MailFile } from '../../ports/mail/index.ts'
import { loadEvent } from '../agenda/index.ts'
import { getAgency } from '../agency/index.ts'
import { contactNamesOf } from '../contact/index.ts'
import { mailedHome } from '../listing/index.ts'
import { loadProperty } from '../property/index.ts'
import { greetingOf, spokenOf, takesWords, whoHears } from '../user/index.ts'
import { stillComes } from './booking/booker.ts'
import { toIcs } from './ics.ts'
import { askToken, mineToken, visitPath } from './booking/links.ts'
import { markOf } from './booking/whose.ts'
import { shownHome, type ShownHome } from './booking/place.ts'
import { shownAgent } from './shown-agent.ts'
import { addressOf } from './sheet/sheet.text.ts'
import { whoSigned } from './sheet/signed-by.ts'
import {
  feedbackOf,
  findSheet,
  markShared,
  noteSharedWith,
  requestsOf,
  type FeedbackRow,
} from './visit.repository.ts'
import { langOf, moment, say } from './messages.ts'

export const VISIT_MAIL = 'visit.mail'

/**
 * `requested`, `confirmed`, `cancelled` to the visitor with the appointment; `agent` the same to
 * the agent, `what` says what happened; `ask` for feedback; `sheet` the signed PDF; `owner` what
 * was said, without a name.
 */
export type VisitMail =
  | { kind: 'requested' | 'confirmed' | 'cancelled' | 'ask'; eventId: string; what?: string }
  | { kind: 'agent'; eventId: string; what: 'requested' | 'confirmed' | 'moved' | 'cancelled' }
  | { kind: 'sheet'; eventId: string; sheetId: string }
  | { kind: 'owner'; eventId: string; propertyId: string; by: FeedbackRow['by'] }

const titleOf = (home: Property | null, lang: Lang): string =>
  oneLine(home?.texts?.title?.[lang] ?? home?.texts?.title?.es ?? home?.ref ?? '')

const greeted = (name: string, email: string): string =>
  greetingOf({ email, email_verified: false, first_name: name })

/** Somebody a mail goes to. */
interface Reader {
  name: string
  email: string
  lang: Lang
  /** Which visitor they are, by `markOf`. */
  mark?: string | null
}

/**
 * Who visits: by the e-mail they wrote down when they booked, greeted like anybody who has not shown
 * it to be theirs, else, or when others come in their
 * place, as the agency knows them.
 */
async function readersOf(event: AgendaEvent, { db }: Deps): Promise<Reader[]> {
  const request = (await requestsOf(db, [event.id]))[0]
  if (request && (await stillComes(db, event, request)))
    return request.email === null
      ? []
      : [
          {
            name: greeted(request.name, request.email),
            email: request.email,
            lang: langOf(request.language),
            mark: request.contact_id,
          },
        ]
  const known = await contactNamesOf(
    db,
    event.agencyId,
    event.attendees.flatMap(({ contactId }) => contactId ?? []),
  )
  return event.attendees.flatMap(({ agentId, contactId, email, name }) => {
    const contact = contactId === null ? undefined : known.get(contactId)
    const address = contact?.email ?? email
    return agentId !== null || !address
      ? []
      : [
          {
            name: contact?.name ?? name ?? '',
            email: address,
            lang: langOf(contact?.language),
            mark: markOf(event, { contactId, email }),
          },
        ]
  })
}

/** What every mail about a visit may say, in the agency's own words. */
async function context(event: AgendaEvent, home: Property | null, deps: Deps) {
  const agency = await getAgency(deps.db, event.agencyId)
  const agent = await shownAgent(deps.db, event.agencyId, event.organiserId)
  return (lang: Lang, name: string): Record<string, string> => ({
    name: oneLine(name),
    home: titleOf(home, lang),
    date: moment(new Date(event.startsAt), lang),
    agency: agency?.tradeName ?? '',
    agent: agent ? `${agent.first_name} ${agent.last_name}`.trim() : (agency?.tradeName ?? ''),
    phone: agency?.publicPhone ? say(lang, 'mail.phone', { phone: agency.publicPhone }) : '',
  })
}

/** The same of an agency that nobody has proved: names of ours alone; null where its own may stand. */
async function plainContext(event: AgendaEvent, shown: ShownHome | null, { db }: Deps, lang: Lang) {
  const agency = await getAgency(db, event.agencyId)
  const spoken = agency && (await spokenOf(db, agency, lang))
  if (spoken === null || spoken.own) return null
  const { title } = mailedHome(shown?.listing ?? null, spoken, lang)
  return { home: title, agency: spoken.name, agent: spoken.name, phone: '' }
}

/** The appointment as a file for calendars. */
function appointment(
  event: AgendaEvent,
  place: string | null,
  words: Record<string, string>,
  lang: Lang,
  now: Date,
): MailFile {
  const text = toIcs({
    uid: event.uid,
    sequence: event.sequence + (event.status === 'cancelled' ? 1 : 0),
    cancelled: event.status === 'cancelled',
    confirmed: event.status === 'confirmed',
    now,
    startsAt: new Date(event.startsAt),
    endsAt: new Date(event.endsAt),
    summary: say(lang, 'event.title', { home: words['home'] ?? '' }),
    description: `${words['agent']}, ${words['agency']}${words['phone']}`,
    location: place,
  })
  return {
    filename: 'visita.ics',
    contentType: 'text/calendar; charset=utf-8',
    base64: Buffer.from(text).toString('base64'),
  }
}

async function toVisitors(
  kind: 'requested' | 'confirmed' | 'cancelled' | 'ask',
  event: AgendaEvent,
  home: Property | null,
  deps: Deps,
): Promise<void> {
  const request = (await requestsOf(deps.db, [event.id]))[0]
  // The link of an appointment is for who booked it; whom the agent put in their place, the agent
  // tells.
  if (kind !== 'ask' && request && !(await stillComes(deps.db, event, request))) return
  const { mail, config } = deps
  const shown = home && (await shownHome(deps.db, home.id, event, deps.now()))
  const wordsFor = await context(event, home, deps)
  await mailEach(await readersOf(event, deps), async ({ name, email, lang, mark = null }) => {
    const token =
      kind === 'ask'
        ? home
          ? await askToken(deps, event.id, home.id, { isMailed: true, of: mark })
          : ''
        : await mineToken(deps, event.id)
    const plain = await plainContext(event, shown, deps, lang)
    const place = kind === 'confirmed' && plain === null ? (shown?.address ?? shown?.place) : null
    const own = { ...wordsFor(lang, name), ...plain }
    const words = {
      ...own,
      link: pageIn(config.siteUrl, lang, visitPath(token)),
      place: place ? say(lang, 'mail.place', { place }) : '',
      follows: shown?.follows ? say(lang, 'mail.follows', own) : '',
    }
    const files =
      kind === 'ask' ? {} : { files: [appointment(event, place ?? null, words, lang, deps.now())] }
    await mail.send({
      to: email,
      subject: say(lang, `mail.${kind}Subject`, words),
      text: say(lang, `mail.${kind}Text`, words),
      ...files,
    })
  })
}

async function toAgent(
  what: 'requested' | 'confirmed' | 'moved' | 'cancelled',
  event: AgendaEvent,
  home: Property | null,
  deps: Deps,
): Promise<void> {
  const agent = await whoHears(deps.db, event.agencyId, event.organiserId)
  const request = (await requestsOf(deps.db, [event.id]))[0]
  if (!agent || !request || !(await takesWords(agent, deps))) return
  const lang = agent.language
  const words = (await context(event, home, deps))(lang, request.name)
  const line = say(lang, `news.${what}`, words)
  const shown = home && (await shownHome(deps.db, home.id, event, deps.now()))
  const text = say(lang, 'mail.agentText', {
    line,
    date: words['date'] ?? '',
    reach: [request.phone, request.email].filter(Boolean).join(', '),
    message: request.message ?? '',
    keeps: event.status === 'requested' && shown?.follows ? say(lang, 'mail.keeps') : '',
    link: pageIn(deps.config.siteUrl, lang, `/auth/agenda/details?id=${event.id}`),
  })
  const place = home && addressOf(home)
  await deps.mail.send({
    to: agent.email,
    subject: line,
    text,
    ...(request.email ? { replyTo: request.email } : {}),
    files: [appointment(event, place, words, lang, deps.now())],
  })
}

async function sheetMail(
  event: AgendaEvent,
  home: Property | null,
  sheetId: string,
  deps: Deps,
): Promise<void> {
  const sheet = await findSheet(deps.db, event.id, sheetId)
  if (!sheet) return
  const chunks: Buffer[] = []
  for await (const chunk of await deps.files.get(sheet.file_key)) chunks.push(chunk as Buffer)
  const base64 = Buffer.concat(chunks).toString('base64')
  const wordsFor = await context(event, home, deps)
  const signers = { ...event, attendees: await whoSigned(deps.db, event, sheet.doc) }
  await mailEach(await readersOf(signers, deps), async ({ name, email }) => {
    const lang = sheet.language
    const words = { ...wordsFor(lang, name), date: moment(sheet.signed_at, lang) }
    const filename = say(lang, 'sheet.file', { ref: home?.ref ?? '', number: sheet.number })
    await deps.mail.send({
      to: email,
      subject: say(lang, 'mail.sheetSubject', words),
      text: say(lang, 'mail.sheetText', words),
      files: [{ filename, contentType: 'application/pdf', base64 }],
    })
  })
}

/** What somebody said, in lines that name nobody. */
export function opinion(row: Omit<FeedbackRow, 'shared_to'>, lang: Lang): string {
  const list = (aspects: FeedbackRow['likes']): string =>
    aspects
      .map((aspect) => say(lang, `aspect.${aspect}`))
      .filter(Boolean)
      .join(', ')
  return [
    say(lang, 'owner.interest', { interest: row.interest }),
    row.price_opinion
      ? say(lang, 'owner.price', { value: say(lang, `price.${row.price_opinion}`) })
      : '',
    row.likes.length > 0 ? say(lang, 'owner.likes', { value: list(row.likes) }) : '',
    row.dislikes.length > 0 ? say(lang, 'owner.dislikes', { value: list(row.dislikes) }) : '',
    row.comment ? say(lang, 'owner.comment', { value: row.comment }) : '',
  ]
    .filter(Boolean)
    .join('\n')
}

/** How it is kept that an owner has an opinion: said of this one alone, no address. */
const toldAs = ({ event_id, property_id, by }: FeedbackRow, email: string): string =>
  createHash('sha256')
    .update(`${event_id} ${property_id} ${by} ${email.toLowerCase()}`)
    .digest('base64url')

async function toOwners(
  event: AgendaEvent,
  propertyId: string,
  by: FeedbackRow['by'],
  deps: Deps,
): Promise<void> {
  const row = (await feedbackOf(deps.db, [event.id])).find(
    (one) => one.property_id === propertyId && one.by === by,
  )
  const home = await loadProperty(deps.db, propertyId)
  const listed = home?.mandate?.owners ?? []
  const known = await contactNamesOf(
    deps.db,
    event.agencyId,
    listed.flatMap(({ contactId }) => contactId ?? []),
  )
  const owners = listed.flatMap(({ name, email, contactId }): Reader[] => {
    const contact = contactId === undefined ? undefined : known.get(contactId)
    const address = contact?.email ?? email
    return address
      ? [{ name: contact?.name ?? name, email: address, lang: langOf(contact?.language) }]
      : []
  })
  if (!row?.share_with_owner || row.shared_at !== null || owners.length === 0) return
  const wordsFor = await context(event, home, deps)
  const untold = owners.filter(({ email }) => !row.shared_to.includes(toldAs(row, email)))
  await mailEach(untold, async ({ name, email, lang }) => {
    const words = { ...wordsFor(lang, name), lines: opinion(row, lang) }
    await deps.mail.send({
      to: email,
      subject: say(lang, 'mail.ownerSubject', words),
      text: say(lang, 'mail.ownerText', words),
    })
    await noteSharedWith(deps.db, row, toldAs(row, email))
  })
  await markShared(deps.db, row, deps.now())
}

/** Sends one mail about a visit; what is over by then (moved on, cancelled) is not sent. */
export async function sendVisitMail(payload: VisitMail, deps: Deps): Promise<void> {
  const event = await loadEvent(deps.db, payload.eventId)
  if (!event) return
  const home = event.homes[0] ? await loadProperty(deps.db, event.homes[0].id) : null
  if (payload.kind === 'owner') return toOwners(event, payload.propertyId, payload.by, deps)
  if (payload.kind === 'sheet') return sheetMail(event, home, payload.sheetId, deps)
  if (payload.kind === 'agent') return toAgent(payload.what, event, home, deps)
  if (payload.kind === 'ask' || event.status === payload.kind)
    await toVisitors(payload.kind, event, home, deps)
}

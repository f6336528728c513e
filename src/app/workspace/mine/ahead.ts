import {
  getAgendaEvent,
  getListAgendaQueryKey,
  listAgenda,
} from '../../../../generated/api/agenda/agenda'
import {
  getContact,
  getGetContactQueryKey,
  listContactEntries,
} from '../../../../generated/api/contact/contact'
import { getDashboard } from '../../../../generated/api/dashboard/dashboard'
import { getGetPropertyQueryKey, getProperty } from '../../../../generated/api/property/property'
import {
  draftVisitSheet,
  getGetVisitQueryKey,
  getVisit,
  listVisitRequests,
} from '../../../../generated/api/visit/visit'
import type { AgendaItem, AgendaPage } from '../../../../generated/model'
import { firstDraft } from '../../../features/visit/desk/first-draft'
import { statusOf } from '../../../lib/api-error'
import { dayAt, instantAt } from '../../../lib/madrid'
import { toQuery } from '../../../lib/query-string'
import { getSession } from '../../../lib/session'
import { isMine, takeDevice } from './device'
import { keptTimes } from './read-store'

const DAY_MS = 86_400_000
/** Days of which visits, people and homes are kept. */
const DAYS = 14
/** Of the diary: this week, and as far as its longest list goes. */
const [BACK, ON] = [7, 36]
const [EVENTS, PEOPLE, ENTRIES] = [60, 10, 30]
/** What was kept within it is not asked for again. */
const FRESH_MS = 15 * 60_000
/** Nobody looks at it: what does not come is not said, nor shown as it was kept. */
const AHEAD = { silent: true, isAhead: true }

/** What is not theirs to read, or gone, is no reason to leave the rest; no answer is. */
async function unlessGone<Reply>(reply: Promise<Reply>): Promise<Reply | null> {
  return reply.catch((error: unknown) => {
    if ([403, 404].includes(statusOf(error) ?? 0)) return null
    throw error
  })
}

const instant = (now: number, days: number): string =>
  instantAt(dayAt(new Date(now + days * DAY_MS))).toISOString()

/** How the diary's screen asks for one's own, for longer than any view of it. */
const ownDiary = (now: number) => ({
  from: instant(now, -BACK),
  to: instant(now, ON),
  agentId: [getSession().id],
})

/** What is on in the next two weeks. */
function next({ items }: AgendaPage, now: number): AgendaItem[] {
  const [from = 0, to = 0] = [instant(now, 0), instant(now, DAYS)].map(Date.parse)
  return items
    .filter(
      ({ busy, startsAt, endsAt }) =>
        !busy && Date.parse(startsAt) < to && Date.parse(endsAt) > from,
    )
    .slice(0, EVENTS)
}

/** A visit, and the text of its sheet as its dialog asks for it first: to be signed on the way. */
async function visitAhead(id: string): Promise<void> {
  const visit = await unlessGone(getVisit(id, AHEAD))
  if (!visit?.writable || visit.status === 'cancelled') return
  await unlessGone(draftVisitSheet(id, firstDraft(visit), AHEAD))
}

/**
 * Asks one after the other for what somebody needs on the way without a connection, so that it is
 * kept (`through`): the diary, its events and visits of two weeks, their people and homes. Stops
 * where no answer comes.
 */
export async function readAhead(now = Date.now()): Promise<void> {
  const times = await keptTimes()
  const done = new Set<string>()
  const isDue = (url: string): boolean => {
    if (done.has(url) || !isMine()) return false
    done.add(url)
    return now - (times.get(url) ?? 0) > FRESH_MS
  }
  const fresh = [...times].filter(([, at]) => now - at <= FRESH_MS)
  const sheets = new Set(fresh.map(([url]) => url.split('?')[0]))
  const query = ownDiary(now)
  if (!isDue(getListAgendaQueryKey()[0] + toQuery(query))) return
  const page = await listAgenda(query, AHEAD)
  // They are here, and the server says so.
  if (isMine()) takeDevice()
  await unlessGone(getDashboard(AHEAD))
  await unlessGone(listVisitRequests(AHEAD))
  for (const { id, occurrence, kind, homes } of next(page, now)) {
    const event = await unlessGone(getAgendaEvent(id, occurrence ? { occurrence } : {}, AHEAD))
    const [visit] = getGetVisitQueryKey(id)
    // Who looked at a visit has it kept, and not yet the text of its sheet.
    if (kind === 'visit' && (isDue(visit) || !sheets.has(`${visit}sheet/`))) await visitAhead(id)
    for (const home of homes)
      if (isDue(getGetPropertyQueryKey(home.id)[0])) await unlessGone(getProperty(home.id, AHEAD))
    for (const { contactId } of event?.attendees.slice(0, PEOPLE) ?? []) {
      if (!contactId || !isDue(getGetContactQueryKey(contactId)[0])) continue
      if (await unlessGone(getContact(contactId, AHEAD)))
        await unlessGone(listContactEntries(contactId, { limit: ENTRIES }, AHEAD))
    }
  }
}

import type {
  AgendaEvent,
  AnalysisCost,
  InboxMessage,
  InboxThread,
  Integration,
  ListView,
  Target,
  Template,
  Visit,
} from '../../../../../generated/model/index.ts'
import { beginSeries, restoreEvent } from '../../../agenda/index.ts'
import { restoreCost } from '../../../analysis/index.ts'
import { restoreTarget } from '../../../dashboard/index.ts'
import { restoreMessage, restoreThread, settleThread, type KeptFile } from '../../../inbox/index.ts'
import { restoreChannel } from '../../../integration/index.ts'
import { restoreTemplate } from '../../../template/index.ts'
import { restoreView } from '../../../view/index.ts'
import { restoreFeedback } from '../../../visit/index.ts'
import { ERASED, type Bringing, type Brought, type Outcome } from './bringing.ts'
import { homeNamed } from './buyers.ts'
import { withoutThem } from './erased.ts'

/**
 * An event of the diary: in that of whoever brings it where its own person is not here, and without
 * those who were erased.
 */
export async function bringEvent(b: Bringing, { value }: Brought): Promise<Outcome> {
  const told = value as AgendaEvent
  if (await b.isHere('AgendaEvent', told.id)) return 'known'
  const erased = []
  for (const one of told.attendees) if (await b.isErased(one.contactId)) erased.push(one)
  const event = withoutThem(told, erased)
  if (erased.length > 0) b.say({ schema: 'AgendaEvent', name: event.title, reason: 'erased' })
  const attendees = []
  for (const one of event.attendees)
    attendees.push({
      ...one,
      contactId: await b.ifHere('Contact', one.contactId),
      agentId: await b.person(one.agentId),
    })
  const homes = []
  for (const home of event.homes) if (await b.isHere('Property', home.id)) homes.push(home)
  const seriesId = await b.ifHere('AgendaEvent', event.seriesId)
  const organiserId = (await b.person(event.organiserId)) ?? b.bringer
  await restoreEvent(b.work, {
    ...event,
    uid: await freeUid(b, organiserId, event.uid),
    organiserId,
    createdBy: await b.person(event.createdBy),
    attendees,
    homes,
    seriesId,
    demandId: await b.ifHere('Demand', event.demandId),
    leadId: await b.ifHere('Lead', event.leadId),
    ...(seriesId === null && event.seriesId !== null && { rrule: null }),
  })
  const { occurrence } = event
  if (seriesId !== null && occurrence !== null && (await b.broughtBy('AgendaEvent', seriesId)))
    await beginSeries(b.work, seriesId, new Date(occurrence))
  b.made('AgendaEvent', event.id)
  return 'made'
}

async function freeUid(b: Bringing, organiserId: string, uid: string): Promise<string> {
  const taken = await b.work.trx
    .selectFrom('agenda_event')
    .select('id')
    .where('organiser_id', '=', organiserId)
    .where('uid', '=', uid)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return taken ? `${uid}-${b.row.id.slice(-12)}` : uid
}

/** What was said after a visit. A signed sheet is a document of the home; the sheet itself stays. */
export async function bringVisit(b: Bringing, { value }: Brought): Promise<Outcome> {
  const visit = value as Visit
  if (!(await b.isHere('AgendaEvent', visit.id))) return { left: 'noEvent' }
  if ((await b.broughtBy('AgendaEvent', visit.id)) !== 'this') return 'known'
  const erased = await Promise.all(visit.people.map(({ contactId }) => b.isErased(contactId)))
  // What an erased visitor said goes with them; how much the home was liked stays, as it does here.
  const isOfErased = erased.includes(true)
  for (const said of visit.feedback)
    if (await b.isHere('Property', said.propertyId))
      await restoreFeedback(b.work.trx, visit.id, isOfErased ? { ...said, comment: null } : said)
  if (visit.sheets.length > 0)
    b.say({
      schema: 'Visit',
      name: isOfErased ? visit.id : visit.title,
      reason: 'sheetsStay',
      words: { n: String(visit.sheets.length) },
    })
  return 'made'
}

export async function bringThread(b: Bringing, { value }: Brought): Promise<Outcome> {
  const thread = value as InboxThread
  const ofLead = await b.ifHere('Lead', thread.leadId)
  if (ofLead === null && (await b.isHere('InboxThread', thread.id))) return 'known'
  if (ofLead !== null && (await b.broughtBy('Lead', ofLead)) !== 'this') return 'known'
  if (await b.isErased(thread.contact?.id)) return ERASED
  const { home, homeHere } = await homeNamed(b, thread.home)
  const contact = thread.contact && (await b.isHere('Contact', thread.contact.id))
  const here = {
    ...thread,
    leadId: ofLead,
    home,
    contact: contact ? thread.contact : null,
    assignedTo: await b.person(thread.assignedTo),
  }
  const { trx, deps } = b.work
  if (!(await restoreThread(trx, b.agencyId, here, { homeHere, now: deps.now() })))
    return { left: 'chatStays' }
  if (ofLead === null) b.made('InboxThread', thread.id)
  return 'made'
}

/** A message of a thread that came; the enquiry itself and conversations are no such. */
export async function bringMessage(
  b: Bringing,
  { value, of }: Brought,
  kept: KeptFile[],
): Promise<Outcome> {
  const message = value as InboxMessage
  const thread = await b.ifHere('InboxThread', of)
  if (thread === null) return { left: 'chatStays', nameless: true }
  if (await b.isHere('InboxMessage', message.id)) return 'known'
  const { trx } = b.work
  const whose = await trx
    .selectFrom('inbox_thread')
    .select('contact_id')
    .where('id', '=', thread)
    .executeTakeFirst()
  if (await b.isErased(whose?.contact_id)) return ERASED
  const by = await b.named(message.byName)
  const files = kept.map((file) => ({ ...file, id: b.ids.of(file.id) }))
  if (!(await restoreMessage(trx, thread, message, { by, files }))) return 'told'
  await settleThread(trx, thread)
  const lead = await b.broughtBy('Lead', thread)
  if (lead !== 'this' && (await b.broughtBy('InboxThread', thread)) !== 'this')
    b.made('InboxMessage', message.id)
  if (message.files.length > files.length)
    b.say({
      schema: 'InboxMessage',
      name: message.files.map(({ filename }) => filename).join(', '),
      reason: 'filesStay',
    })
  return 'made'
}

export async function bringTemplate(b: Bringing, { value }: Brought): Promise<Outcome> {
  const template = value as Template
  if (await b.isHere('Template', template.id)) return 'known'
  if (!(await restoreTemplate(b.work.trx, b.work.actor, template))) return { left: 'noRoom' }
  b.made('Template', template.id)
  return 'made'
}

/** A view: of who shared it, else of whoever brings it. */
export async function bringView(b: Bringing, { value }: Brought): Promise<Outcome> {
  const view = value as ListView
  if (await b.isHere('ListView', view.id)) return 'known'
  const userId = (await b.named(view.ownerName)) ?? b.bringer
  const of = { agencyId: b.agencyId, userId }
  if (!(await restoreView(b.work.trx, of, view))) return { left: 'sameName' }
  b.made('ListView', view.id)
  return 'made'
}

export async function bringTarget(b: Bringing, { value }: Brought): Promise<Outcome> {
  const target = value as Target
  if ((await b.person(target.id)) === null) return { left: 'noPerson' }
  const { trx, deps } = b.work
  if (!(await restoreTarget(trx, b.agencyId, target, deps.now()))) return 'known'
  b.made('Target', target.id)
  return 'made'
}

export async function bringCost(b: Bringing, { value }: Brought): Promise<Outcome> {
  const cost = value as AnalysisCost
  const { trx, deps } = b.work
  if (!(await restoreCost(trx, b.agencyId, cost, deps.now()))) return 'known'
  b.made('AnalysisCost', cost.id)
  return 'made'
}

export async function bringChannel(b: Bringing, { value }: Brought): Promise<Outcome> {
  const channel = value as Integration
  if (await b.isHere('Integration', channel.id)) return 'known'
  if (!(await restoreChannel(b.work.trx, b.agencyId, channel, b.work.deps.now())))
    return { left: 'sameName' }
  b.made('Integration', channel.id)
  return 'made'
}

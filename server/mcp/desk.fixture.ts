import type { InboxPage } from '../../generated/model/index.ts'
import { home } from '../testing/home.ts'
import type { Person } from '../testing/people.ts'
import type { TestServer } from '../testing/test-server.ts'
import { homeFor } from '../walks/world-home.ts'

/** An agency with something for each tool to read, and the words by which it would be known. */
export interface Desk {
  boss: Person
  staff: Person
  homeId: string
  draftId: string
  contactId: string
  demandId: string
  threadId: string
  /** Of people. */
  people: string[]
  /** Of everything that nobody else may read. */
  marks: string[]
}

let desks = 0

export async function makeDesk(server: TestServer, name: string): Promise<Desk> {
  desks += 1
  const boss = await server.register({ role: 'ADMIN', agencyName: name })
  const staff = await server.register({ role: 'STAFF', agency: boss })
  const { token } = boss
  const { id: homeId } = await homeFor(server, boss, name)
  const made = <T extends { status: number }>(reply: T): T => {
    if (reply.status >= 300) throw new Error(JSON.stringify(reply))
    return reply
  }
  const doc = home(`${name}-draft`)
  const owned = { ...doc.mandate, owners: [{ name: `Antonia Dueña${name}` }] }
  const draft = made(
    await server.call('createProperty', { token, body: { ...doc, mandate: owned } }),
  )
  const phone = `61${desks}345678`
  const mail = `aina.${name.toLowerCase()}@rig.example`
  const contact = made(
    await server.call('createContact', {
      token,
      body: {
        person: { firstName: 'Magdalena', lastName: `Sunyer${name}` },
        reach: { phones: [{ number: phone }], emails: [{ address: mail }] },
      },
    }),
  )
  const contactId = contact.body.id
  made(
    await server.call('addContactEntry', {
      token,
      params: { id: contactId },
      body: {
        kind: 'NOTE',
        text: `nota${name}: Magdalena SUNYER${name.toUpperCase()} llama desde ${phone} o ${mail}`,
      },
    }),
  )
  const demand = made(
    await server.call('createDemand', {
      token,
      body: { contactId, what: { operations: ['V'] }, money: { priceMax: 60_000_000 } },
    }),
  )
  const today = server.deps.now()
  made(
    await server.call('createAgendaEvent', {
      token,
      body: {
        kind: 'visit',
        title: `cita${name} con Magdalena Sunyer${name}`,
        startsAt: today.toISOString(),
        endsAt: new Date(today.getTime() + 3_600_000).toISOString(),
        propertyIds: [homeId],
        attendees: [{ contactId }],
      },
    }),
  )
  made(
    await server.call('createLead', {
      body: {
        propertyId: homeId,
        firstName: 'Klaus',
        lastName: `Brandt${name}`,
        email: `klaus.${name.toLowerCase()}@rig.example`,
        phone: `+3462${desks}345678`,
        message: `texto${name}: soy Klaus Brandt${name}, +34 62${desks} 345 678`,
        consent: true,
      },
    }),
  )
  await server.runJobs()
  const inbox = (await server.call('listInbox', { token })).body as InboxPage
  const threadId = inbox.items[0]?.id ?? ''
  const people = [`Sunyer${name}`, `Brandt${name}`, `Dueña${name}`, mail, phone]
  people.push(`klaus.${name.toLowerCase()}@rig.example`, `62${desks}345678`, `62${desks} 345 678`)
  const marks = [`nota${name}`, `cita${name}`, `texto${name}`, `${name}-draft`, ...people]
  const ids = [draft.body.id, contactId, demand.body.id, threadId]
  return {
    boss,
    staff,
    homeId,
    draftId: draft.body.id,
    contactId,
    demandId: demand.body.id,
    threadId,
    people,
    marks: [...marks, ...ids],
  }
}

/** Every tool of a signed-in person with arguments that lead it to all that it asks. */
export const everyCall = (desk: Desk): [string, Record<string, unknown>][] => [
  ['find_homes', {}],
  ['find_homes', { in: 'portfolio' }],
  ['find_homes', { in: 'portfolio', operation: 'V', priceMaxEuros: 600_000 }],
  ['show_home', { id: desk.homeId }],
  ['show_home', { id: desk.homeId, in: 'portfolio', history: true }],
  ['show_home', { id: desk.draftId, in: 'portfolio', history: true }],
  ['true_cost', { listingId: desk.homeId }],
  ['find_places', { q: 'soller' }],
  ['visit_times', { homeId: desk.homeId }],
  ['day_brief', {}],
  ['find_demands', {}],
  ['find_demands', { id: desk.demandId }],
  ['explain_match', { demandId: desk.demandId }],
  ['explain_match', { homeId: desk.homeId }],
  ['find_people', {}],
  ['find_people', { q: 'Magdalena' }],
  ['find_people', { id: desk.contactId }],
  ['read_inbox', {}],
  ['read_inbox', { thread: desk.threadId }],
  ['free_times', {}],
  ['free_times', { minutes: 15 }],
  ['my_homes', {}],
  ['my_homes', { kind: 'searches' }],
  ['my_homes', { kind: 'seen' }],
]

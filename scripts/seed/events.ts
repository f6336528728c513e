import type { AgendaEventInput } from '../../generated/model/index.ts'
import type { Deps } from '../../server/contract/deps.ts'
import { inTransaction } from '../../server/db/index.ts'
import { createEvent } from '../../server/modules/agenda/index.ts'
import { findOrCreateContact } from '../../server/modules/contact/index.ts'
import type { Work } from '../../server/contract/rights/actor.ts'
import { chance } from './random.ts'
import { mailOf } from './mail-of.ts'

const DAY = 86_400_000
const PEOPLE = [
  ['Klaus', 'Brandt'],
  ['Sofie', 'Lindqvist'],
  ['Marta', 'Vidal'],
  ['Joan', 'Crespí'],
  ['Anke', 'Weber'],
  ['Oliver', 'Shaw'],
] as const

/** A line of a demo week: day from today, hour of UTC, minutes, what. */
type Line = [
  day: number,
  hour: number,
  minutes: number,
  kind: AgendaEventInput['kind'],
  more?: Partial<AgendaEventInput> & { homes?: number; person?: number },
]

const LINES: Line[] = [
  [
    -2,
    10,
    45,
    'visit',
    {
      homes: 1,
      person: 1,
      status: 'done',
      outcome: 'Les gusta la terraza; quieren volver con los padres.',
    },
  ],
  [-1, 9, 30, 'call', { title: 'Llamada · banco', person: 2 }],
  [-1, 16, 60, 'valuation', { homes: 1 }],
  [0, 8.5, 20, 'call', { person: 3 }],
  [0, 10, 45, 'visit', { homes: 1, person: 0, reminders: [60] }],
  [0, 12, 45, 'visit', { homes: 1, person: 3, reminders: [60] }],
  [0, 15, 60, 'capture', { location: 'Carrer de la Lluna 14, Sóller' }],
  [1, 9, 60, 'visit', { homes: 1, person: 4, status: 'requested' }],
  [1, 16, 30, 'task', { title: 'Informe para la propietaria' }],
  [
    2,
    10,
    60,
    'arras',
    { title: 'Firma de arras', homes: 1, person: 5, location: 'Notaría, Palma' },
  ],
  [2, 15, 120, 'unavailability', { title: 'Médico', visibility: 'private' }],
  [3, 9.5, 45, 'visit', { homes: 2, person: 1, reminders: [1440, 60] }],
  [4, 11, 45, 'visit', { homes: 1, person: 2 }],
]

/**
 * The diaries of the agencies' people, from the day before yesterday to the end of the week; none
 * twice.
 */
export async function seedEvents(deps: Deps): Promise<void> {
  const people = await deps.db
    .selectFrom('app_user')
    .select(['id', 'agency_id', 'role'])
    .where('role', 'in', ['ADMIN', 'STAFF'])
    .where('agency_id', 'is not', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  for (const [at, { id, agency_id }] of people.entries()) {
    if (!agency_id) continue
    const known = await deps.db
      .selectFrom('agenda_event')
      .select('id')
      .where('organiser_id', '=', id)
      .limit(1)
      .executeTakeFirst()
    if (!known)
      await inTransaction(deps.db, (trx) =>
        week(
          { trx, deps, actor: { userId: id, agencyId: agency_id, role: 'ADMIN', lang: 'es' } },
          id,
          at,
        ),
      )
  }
}

async function week(work: Work, userId: string, at: number): Promise<void> {
  const { trx, deps, actor } = work
  const random = chance(700_000 + at)
  const midnight = Math.floor(deps.now().getTime() / DAY) * DAY
  const homes = await trx
    .selectFrom('property')
    .select('id')
    .where('agency_id', '=', actor.agencyId)
    .where('agent_id', '=', userId)
    .where('status', 'in', ['active', 'reserved'])
    .orderBy('id')
    .limit(40)
    .execute()
  const iso = (time: number): string => new Date(time).toISOString()
  const monday = midnight - ((new Date(midnight).getUTCDay() + 6) % 7) * DAY
  await createEvent(work, {
    kind: 'meeting',
    title: 'Reunión de equipo',
    location: 'Oficina',
    startsAt: iso(monday - 35 * DAY + 8.5 * 3_600_000),
    endsAt: iso(monday - 35 * DAY + 9.25 * 3_600_000),
    rrule: 'FREQ=WEEKLY',
    reminders: [10],
  })
  for (const [day, hour, minutes, kind, { homes: count = 0, person, ...more } = {}] of LINES) {
    if (random.is(0.25) && at > 0) continue
    const startsAt = midnight + day * DAY + hour * 3_600_000 + (at % 3) * 900_000
    const [firstName, lastName] = PEOPLE[((person ?? 0) + at) % PEOPLE.length] ?? PEOPLE[0]
    const contact =
      person === undefined
        ? null
        : await findOrCreateContact(work, {
            firstName,
            lastName,
            email: mailOf(firstName, lastName),
            roles: ['buyer'],
            source: 'web',
            agentId: userId,
          })
    const propertyIds = [
      ...new Set(Array.from({ length: homes.length > 0 ? count : 0 }, () => random.pick(homes).id)),
    ]
    await createEvent(work, {
      kind,
      ...more,
      startsAt: iso(startsAt),
      endsAt: iso(startsAt + minutes * 60_000),
      propertyIds,
      ...(contact ? { attendees: [{ contactId: contact.id }] } : {}),
    })
  }
}

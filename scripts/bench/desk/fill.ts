import type { Agency, User } from '../../../generated/model/index.ts'
import type { ContactDoc } from '../../../server/db/tables/contact.ts'
import type { PropertyDoc } from '../../../server/db/tables/property.ts'
import { inTransaction, sql, uuidv7, type Db } from '../../../server/db/index.ts'
import { derive as deriveContact } from '../../../server/modules/contact/derive.ts'
import { derive as deriveDemand, searchText } from '../../../server/modules/demand/derive.ts'
import { places } from '../../../server/modules/place/place-data.ts'
import { derive as deriveHome } from '../../../server/modules/property/derive.ts'
import { createKnownPerson } from '../../../server/modules/user/index.ts'
import { demoDemand } from '../../seed/wishes.ts'
import { chance } from '../../seed/random.ts'
import { homeMaker } from '../homes.ts'
import { fillEvents } from './events.ts'
import { fillInbox } from './inbox.ts'
import { insert } from './insert.ts'

export const PASSWORD = 'llar-bench'
export const EMAIL = 'desk@bench.example'
const STAFF = 12
const DAY = 86_400_000
const ISLANDS = ['MALLORCA', 'MENORCA', 'IBIZA', 'FORMENTERA'] as const
const STATUSES = [...Array.from({ length: 7 }, () => 'active'), 'draft', 'prospect', 'closed']
const ROLES = ['buyer', 'buyer', 'owner', 'tenant', 'landlord']

/** A home of the desk as its table holds it. */
export function homeRow(
  at: number,
  make: (at: number) => Pick<ReturnType<ReturnType<typeof homeMaker>>, 'property'>,
  agencyId: string,
  people: string[],
  now: number,
): object {
  const { id, basics, location, layout, features, legal, texts, publication } = make(at).property
  const doc = {
    basics,
    location,
    layout,
    features,
    legal,
    texts,
    publication,
    mandate: { startsOn: '2026-01-01', ...(at % 9 === 0 ? { endsOn: '2026-12-31' } : {}) },
  } as unknown as PropertyDoc
  const ref = `B-${at}`
  return {
    id,
    agency_id: agencyId,
    agent_id: people[at % people.length],
    created_by: people[0],
    ref,
    status: STATUSES[at % STATUSES.length],
    version: 1,
    external_ids: [],
    doc,
    ...deriveHome(ref, doc),
    tags: at % 12 === 0 ? ['playa'] : [],
    completeness: 40 + (at % 60),
    complete: at % 5 > 0,
    photo_count: 8,
    thumb: null,
    lead_count: at % 4,
    geo_drawn: [],
    created_at: new Date(now - at * 60_000).toISOString(),
    updated_at: new Date(now - at * 45_000).toISOString(),
  }
}

/** A contact of the desk as its table holds it. */
export function contactRow(at: number, agencyId: string, people: string[], now: number): object {
  const doc = {
    person: {
      kind: 'person',
      firstName: ['Aina', 'Klaus', 'Marta', 'Sofie', 'Joan'][at % 5],
      lastName: `${['Pons', 'Brandt', 'Vidal', 'Lindqvist', 'Crespí', 'Ferrer', 'Mas'][at % 7]} ${at}`,
      language: ['es', 'de', 'ca', 'en'][at % 4],
    },
    reach: {
      phones: [{ number: `+346${String(at).padStart(8, '0')}` }],
      emails: [{ address: `persona${at}@bench.example` }],
      town: ['Palma', 'Sóller', 'Maó', 'Eivissa'][at % 4],
    },
    profile: {
      roles: [ROLES[at % ROLES.length]],
      ...(at % 10 === 0 ? { tags: ['feria'] } : {}),
      source: 'web',
    },
  } as unknown as ContactDoc
  const seen = new Date(now - at * 61_000).toISOString()
  return {
    id: uuidv7(),
    agency_id: agencyId,
    agent_id: at % 8 === 0 ? null : people[at % people.length],
    created_by: people[0],
    shared: false,
    version: 1,
    doc,
    ...deriveContact(doc),
    words: [
      doc.person.firstName,
      ...(doc.person.lastName ?? '').split(' '),
      `persona${at}@bench.example`,
      `6${String(at).padStart(8, '0')}`,
      doc.reach.town,
    ]
      .map((word) => `'${(word ?? '').toLowerCase()}'`)
      .join(' '),
    active_at: seen,
    created_at: seen,
    updated_at: seen,
  }
}

/**
 * An agency with so many contacts, homes, demands, threads of the inbox and events, as many people of a
 * large one would have gathered.
 */
export async function fillDesk(db: Db, count: number, say: (line: string) => void): Promise<void> {
  if (await db.selectFrom('app_user').select('id').where('email', '=', EMAIL).executeTakeFirst())
    return
  await inTransaction(db, async (trx) => {
    const agencyId = uuidv7()
    await sql`
      insert into agency (id, slug, doc)
      values (${agencyId}, 'bench-desk', '{"tradeName": "Bench"}')`.execute(trx)
    const person = (email: string, role: 'ADMIN' | 'STAFF', first_name: string) =>
      createKnownPerson(trx, { email, password: PASSWORD, role, agencyId, first_name })
    await person(EMAIL, 'ADMIN', 'Aina')
    for (let at = 0; at < STAFF; at += 1)
      await person(`agent${at}@bench.example`, 'STAFF', `Agent ${at}`)
    const people = (
      await trx
        .selectFrom('app_user')
        .select('id')
        .where('agency_id', '=', agencyId)
        .orderBy('id')
        .execute()
    ).map(({ id }) => id)
    const now = Math.floor(Date.now() / DAY) * DAY
    await insert(trx, 'contact', count, (at) => contactRow(at, agencyId, people, now))
    say(`${count} contacts`)
    const make = homeMaker(
      places,
      [{ id: agencyId, name: 'Bench' } as unknown as Agency],
      [{ id: people[0] } as unknown as User],
      now,
    )
    await insert(trx, 'property', count, (at) => homeRow(at, make, agencyId, people, now))
    say(`${count} homes`)
    const contacts = (
      await trx.selectFrom('contact').select('id').where('agency_id', '=', agencyId).execute()
    ).map(({ id }) => id)
    const random = chance(50)
    await insert(trx, 'demand', count, (at) => {
      const { contact: _contact, ...doc } = demoDemand(random, ISLANDS[at % 4] ?? 'MALLORCA', at)
      const ref = `D-${at}`
      const seen = new Date(now - at * 50_000).toISOString()
      return {
        id: uuidv7(),
        agency_id: agencyId,
        contact_id: contacts[at],
        agent_id: people[at % people.length],
        created_by: people[0],
        ref,
        status: ['SEARCH', 'SEARCH', 'SEARCH', 'CANCEL', 'WON'][at % 5],
        version: 1,
        doc,
        ...deriveDemand(doc),
        search: searchText(ref, doc),
        created_at: seen,
        updated_at: seen,
      }
    })
    say(`${count} demands`)
    await fillInbox(trx, count, { agencyId, people, contacts }, now)
    say(`${count} threads`)
    const homes = (
      await trx.selectFrom('property').select('id').where('agency_id', '=', agencyId).execute()
    ).map(({ id }) => id)
    await fillEvents(trx, count, { agencyId, people, contacts, homes }, now)
    say(`${count} events`)
  })
  await sql`vacuum analyze`.execute(db)
}

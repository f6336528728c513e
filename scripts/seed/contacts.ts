import type { ContactInput, ContactRole, SpokenLanguage } from '../../generated/model/index.ts'
import type { Deps } from '../../server/contract/deps.ts'
import { inTransaction } from '../../server/db/index.ts'
import { getAgencyBySlug } from '../../server/modules/agency/index.ts'
import { addEntry, createContact, keepConsent } from '../../server/modules/contact/index.ts'
import { AGENCIES } from './agencies.ts'
import { COMPANIES, NAMES, TOWNS, STORY } from './contact-texts.ts'
import { chance, type Chance } from './random.ts'

const DAY = 86_400_000
function demoPerson(
  random: Chance,
  at: number,
  island: string,
  agencyAt: number,
): ContactInput & { story: 'owner' | 'buyer' } {
  if (at % 11 === 10) {
    const companyName = COMPANIES[Math.floor(at / 11) % COMPANIES.length] ?? 'Notaria Rosselló'
    const role = random.pick(['collaborator', 'provider', 'lawyer', 'notary', 'bank'] as const)
    return {
      person: { kind: 'company', companyName, language: 'ca' },
      reach: {
        phones: [{ number: `+3497155${agencyAt}${String(at).padStart(3, '0')}`, label: 'work' }],
        emails: [{ address: `info${at}@empresa${agencyAt}.example` }],
      },
      profile: { roles: [role] },
      story: 'owner',
    }
  }
  const language = random.weighted([
    ['ca', 4],
    ['es', 4],
    ['de', 3],
    ['en', 2],
  ] as const)
  const { first, last, nation, prefix } = NAMES[language]
  const [firstName, lastName] = [random.pick(first), random.pick(last)]
  const owner = at % 2 === 0
  const roles: ContactRole[] = owner
    ? [random.pick(['owner', 'owner', 'landlord'] as const)]
    : [random.pick(['buyer', 'buyer', 'tenant'] as const)]
  if (owner && random.is(0.15)) roles.push('buyer')
  const tail = String(agencyAt * 1000 + at).padStart(4, '0')
  const number =
    prefix === '+346'
      ? `+34600${agencyAt}1${tail}`
      : prefix === '+447'
        ? `+447400${String(agencyAt)}${tail}0`
        : `+49151230${String(agencyAt)}${tail}`
  const [town, postalCode] = random.pick(TOWNS[island] ?? [['Palma', '07001']])
  const mail = `${firstName}.${lastName.split(' ')[0]}${at}@correo${agencyAt}.example`
    .normalize('NFD')
    .replace(/[\p{M}·\s]/gu, '')
    .toLowerCase()
  return {
    person: {
      kind: 'person',
      firstName,
      lastName,
      language: language as SpokenLanguage,
      nationality: nation,
    },
    reach: {
      phones: [{ number, label: 'mobile', whatsapp: random.is(0.7) }],
      ...(random.is(0.9) ? { emails: [{ address: mail }] } : {}),
      ...(owner ? { town, postalCode, country: 'ES' } : {}),
      preferredContact: random.pick(['PHONE', 'EMAIL', 'WHATSAPP'] as const),
    },
    profile: {
      roles,
      source: random.pick(['portal', 'web', 'walk_in', 'referral', 'phone'] as const),
      rating: random.whole(1, 5),
      ...(random.is(0.4)
        ? {
            tags: [
              random.pick([
                'Vendedor 2027',
                'Finca',
                'Primera línea',
                'Inversor',
                'Feria de Londres',
              ]),
            ],
          }
        : {}),
      ...(owner
        ? {}
        : { funnelStage: random.pick(['Primer contacto', 'Visitando', 'Con oferta']) }),
    },
    ...(random.is(0.2)
      ? {
          notes: {
            text: random.pick([
              'Llamar siempre después de las seis.',
              'Su hija lleva el correo.',
              'Prefiere hablar en alemán.',
            ]),
          },
        }
      : {}),
    shared: random.is(0.3),
    story: owner ? 'owner' : 'buyer',
  }
}

/** People of each agency with their story; it goes on where it stopped. */
export async function seedContacts(deps: Deps): Promise<void> {
  for (const [index, demo] of AGENCIES.entries()) {
    const agency = await getAgencyBySlug(deps.db, demo.slug)
    if (!agency) continue
    const made = await deps.db
      .selectFrom('contact')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('agency_id', '=', agency.id)
      .executeTakeFirstOrThrow()
    const people = await deps.db
      .selectFrom('app_user')
      .select('id')
      .where('agency_id', '=', agency.id)
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    for (let at = made.n; at < Math.max(24, Math.round(demo.homes / 4)); at += 1)
      await seedOne(deps, {
        at,
        index,
        island: demo.island,
        agencyId: agency.id,
        people: people.map(({ id }) => id),
      })
  }
}

async function seedOne(
  deps: Deps,
  {
    at,
    index,
    island,
    agencyId,
    people,
  }: { at: number; index: number; island: string; agencyId: string; people: string[] },
): Promise<void> {
  const random = chance(700_000 + index * 10_000 + at)
  const { story, ...input } = demoPerson(random, at, island, index + 1)
  const today = deps.now().getTime()
  const born = today - random.whole(20, 400) * DAY
  const agent = people[at % people.length] ?? null
  await inTransaction(deps.db, async (trx) => {
    const contact = await createContact(
      {
        trx,
        deps: { ...deps, now: () => new Date(born) },
        actor: { userId: agent, agencyId, role: 'ADMIN', lang: 'es' },
      },
      input,
    )
    const lines = STORY[story].slice(0, random.whole(1, STORY[story].length))
    for (const [step, [kind, text]] of lines.entries()) {
      await addEntry(trx, {
        contactId: contact.id,
        kind,
        text,
        by: agent,
        at: new Date(born + ((today - born) * (step + 1)) / (lines.length + 1)),
      })
    }
    if (story === 'buyer' && random.is(0.6)) {
      await keepConsent(trx, {
        contactId: contact.id,
        purpose: 'matches_email',
        state: random.is(0.9) ? 'granted' : 'rejected',
        channel: 'IN_PERSON',
        source: 'office',
        text: 'Hoja de datos firmada en la oficina.',
        by: agent,
        at: new Date(born),
      })
    }
  })
}

import type { Work } from '../../server/contract/rights/actor.ts'
import type { Deps } from '../../server/contract/deps.ts'
import { inTransaction } from '../../server/db/index.ts'
import { createAgency, getAgencyBySlug } from '../../server/modules/agency/index.ts'
import {
  attachMedia,
  changeStatus,
  createProperty,
  findByOrigin,
  publishProperty,
  saveProperty,
} from '../../server/modules/property/index.ts'
import { createKnownPerson } from '../../server/modules/user/index.ts'
import type { DemoAgency } from './agencies.ts'
import { demoHome, type DemoHome } from './home.ts'
import type { Shown } from './picture-choice.ts'
import type { DemoPicture } from './pictures.ts'
import { askingPrice } from './prices.ts'
import { chance, type Chance } from './random.ts'
import { shownOf } from './shown.ts'

const DAY = 86_400_000

/** A home before it is entered, and the chance that goes on with its story. */
interface Planned extends Shown {
  home: DemoHome
  random: Chance
}

/** The homes of an agency as they come in: the same each time. */
export const homesOf = (demo: DemoAgency, seed: number, today: Date): Planned[] =>
  Array.from({ length: demo.homes }, (_, at) => {
    const random = chance(seed * 100_000 + at)
    const born = new Date(
      today.getTime() -
        Math.floor(random.next() ** 2 * 300 * DAY) -
        random.whole(1, 20) * 3_600_000,
    )
    const home = demoHome(random, demo, born)
    const { kind, input } = home
    return { id: `${demo.slug}-${at + 1}`, kind, input, island: demo.island, born, home, random }
  })

/**
 * One agency with its people and homes, each with its pictures; returns how many homes it has. Each
 * home is one transaction and made once.
 */
export async function seedAgency(
  deps: Deps,
  demo: DemoAgency,
  { password, homes, pictures }: Filled,
): Promise<number> {
  const { agencyId, people } = await agencyOf(deps, demo, password)
  const today = deps.now()
  for (const [at, { id, home, born, random }] of homes.entries()) {
    if (await findByOrigin(deps.db, agencyId, 'demo', id)) continue
    const agent = people[at % people.length] ?? null
    const media = (pictures.get(id) ?? []).map(({ prepared }) => prepared)
    await inTransaction(deps.db, async (trx) => {
      const work = (now: Date): Work => ({
        trx,
        deps: { ...deps, now: () => now },
        actor: { userId: agent, agencyId, role: 'ADMIN', lang: 'es' },
      })
      await enter(random, work, { id, home, media, agent, born, today })
    })
  }
  return demo.homes
}

/** What an agency is filled with. */
interface Filled {
  password: string
  homes: Planned[]
  /** By the id of the home. */
  pictures: Map<string, DemoPicture[]>
}

async function agencyOf(
  deps: Deps,
  demo: DemoAgency,
  password: string,
): Promise<{ agencyId: string; people: string[] }> {
  const found = await getAgencyBySlug(deps.db, demo.slug)
  const agency =
    found ??
    (await createAgency(deps.db, demo.patch as Parameters<typeof createAgency>[1], demo.slug))
  for (const { branch = 0, ...person } of [demo.admin, ...demo.staff])
    await createKnownPerson(deps.db, {
      ...person,
      ...shownOf(person),
      password,
      agencyId: agency.id,
      is_public: true,
      branch_id: demo.patch.branches?.[branch]?.id ?? null,
    })
  const rows = await deps.db
    .selectFrom('app_user')
    .select('id')
    .where('agency_id', '=', agency.id)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return { agencyId: agency.id, people: rows.map((row) => row.id) }
}

interface Entry {
  id: string
  home: DemoHome
  media: Parameters<typeof attachMedia>[2]
  agent: string | null
  born: Date
  today: Date
}

/**
 * Enters a home on the day it came in, and lets happen to it what happens: most go on sale, some
 * are lowered, reserved or sold.
 */
async function enter(
  random: Chance,
  work: (now: Date) => Work,
  { id, home, media, agent, born, today }: Entry,
): Promise<void> {
  const fate = random.weighted([
    ['sale', 84],
    ['draft', 6],
    ['reserved', 6],
    ['closed', 3],
    ['withdrawn', 1],
  ] as const)
  const input =
    fate === 'draft'
      ? {
          ...home.input,
          mandate: { ...home.input.mandate, endsOn: undefined, tacitExtension: undefined },
          ...(random.is(0.5) ? { texts: {} } : {}),
        }
      : home.input
  const made = await createProperty(work(born), input, { system: 'demo', id, agentId: agent })
  if (media.length && !(fate === 'draft' && random.is(0.4)))
    await attachMedia(work(born), made.id, media)
  if (fate === 'draft') return
  const later = (share: number): Date =>
    new Date(born.getTime() + (today.getTime() - born.getTime()) * share)
  await publishProperty(work(born), made.id, null)
  if (random.is(0.16) && home.price > 0) await lower(random, work, made.id, home, later)
  if (fate === 'reserved')
    await changeStatus(
      work(later(0.9)),
      made.id,
      {
        status: 'reserved',
        substatus: random.pick(['ARRAS_CONTRACT', 'SIGNATURE_PENDING', 'SIGNED'] as const),
      },
      { anyVersion: true },
    )
  if (fate === 'closed')
    await changeStatus(
      work(later(0.9)),
      made.id,
      { status: 'closed', substatus: random.pick(['RENTED_OR_SOLD', 'EXTERNAL'] as const) },
      { anyVersion: true },
    )
  if (fate === 'withdrawn')
    await changeStatus(
      work(later(0.9)),
      made.id,
      { status: 'withdrawn', reason: 'El propietario ya no vende' },
      { anyVersion: true },
    )
}

/** One or two steps down, on their days. */
async function lower(
  random: Chance,
  work: (now: Date) => Work,
  id: string,
  home: DemoHome,
  later: (share: number) => Date,
): Promise<void> {
  const { basics } = home.input
  const [offer] = basics.offers
  if (!offer?.price || offer.operation === 'A') return
  let price = offer.price
  for (const share of random.is(0.3) ? [0.4, 0.75] : [0.7]) {
    price = askingPrice((price / 100) * (1 - random.whole(3, 8) / 100))
    await saveProperty(
      work(later(share)),
      id,
      { basics: { ...basics, offers: [{ ...offer, price }] } },
      { anyVersion: true },
    )
  }
}

import { asPerson, type Seeding } from './as-person.ts'
import { randomUUID } from 'node:crypto'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import {
  MarketCategory,
  type Order,
  type OrderAct,
  type OrderActInput,
} from '../../generated/model/index.ts'
import { handlers as market } from '../../server/modules/market/index.ts'
import { handlers as orders, jobs } from '../../server/modules/order/index.ts'
import { PASSWORD } from './agencies.ts'
import { offerOf } from './market-offers.ts'
import { SELLERS, type DemoSeller } from './market-sellers.ts'
import { OFFERS } from './market-table.ts'
import { seedOthers } from './people.ts'

const nothing = { params: {}, query: {}, files: [], body: undefined }
const BUYER = 'aina@portalvell.example'
const HOURS = [1, 2, 3, 4, 5].flatMap((weekday) => [
  { weekday, from: '09:00', to: '14:00' },
  { weekday, from: '16:00', to: '19:00' },
])

async function pictureOf(name: string) {
  const file = path.join(import.meta.dirname, 'pictures', name)
  const { size } = await stat(file)
  return { field: 'picture' as const, filename: name, mime: 'image/webp', path: file, size }
}

/** A seller with one publication of each category, all on offer. */
async function seedSeller(seeding: Seeding, seller: DemoSeller): Promise<void> {
  const ctx = await asPerson(seeding, seller.person.email)
  if (!ctx || (await market.listMarketPublications(nothing, ctx)).total > 0) return
  const { version } = await market.getSeller(nothing, ctx)
  const { person, name, taxId, municipalityIne, address, iban } = seller
  await market.updateSeller(
    {
      ...nothing,
      body: {
        version,
        kind: 'person',
        displayName: name,
        legalName: `${person.first_name} ${person.last_name}`,
        taxId,
        municipalityIne,
        address,
        iban,
        phone: '+34971000000',
        email: person.email,
        retention: 'full',
        hours: HOURS,
        bufferMinutes: 15,
        professionalNumber: '2418',
        insurer: 'Assegurances de Mostra',
      },
    },
    ctx,
  )
  for (const category of Object.values(MarketCategory)) {
    const made = await market.createMarketPublication(
      { ...nothing, body: offerOf(category, seller) },
      ctx,
    )
    const params = { id: made.id }
    const files = [await pictureOf(OFFERS[category].picture)]
    const shown = await market.addMarketPicture(
      { ...nothing, params, files, body: {} as never },
      ctx,
    )
    const body = { version: shown.version, state: 'published' } as const
    await market.setMarketPublicationState({ ...nothing, params, body }, ctx)
  }
}

/** Where the demo has an operator: two publications that wait for their look, and a report. */
async function seedWaiting(seeding: Seeding): Promise<void> {
  const { deps } = seeding
  if (deps.config.operators.length === 0) return
  for (const [at, category] of (['video', 'cleaning'] as const).entries()) {
    const seller = SELLERS[at + 1]
    const ctx = seller && (await asPerson(seeding, seller.person.email))
    if (!seller || !ctx) continue
    const { items } = await market.listMarketPublications(nothing, ctx)
    const one = items.find(({ doc, state }) => doc.category === category && state === 'published')
    if (!one) continue
    // Changed by its seller, it waits to be looked at.
    const body = { ...one.doc, version: one.version }
    await market.updateMarketPublication({ ...nothing, params: { id: one.id }, body }, ctx)
  }
  const buyer = await asPerson(seeding, BUYER)
  const { items } = buyer ? await market.listMarket(nothing, buyer) : { items: [] }
  if (buyer && items[0])
    await market.reportMarketItem(
      { ...nothing, params: { id: items[0].id }, body: { text: 'El precio no es el que cobran.' } },
      buyer,
    )
}

/** How an order of the demo goes on after it was made: whose act, and which. */
type Step = ['buyer' | 'seller', OrderAct, Partial<OrderActInput>?]
const READY: Step[] = [
  ['seller', 'accept'],
  ['seller', 'deliver'],
]
const PATHS: { asks?: true; ends?: true; steps: Step[] }[] = [
  { steps: [] },
  { steps: [['seller', 'accept']] },
  { steps: READY },
  { steps: [...READY, ['buyer', 'take'], ['seller', 'received']] },
  { steps: [...READY, ['buyer', 'take']] },
  { steps: [['seller', 'decline', { text: 'Esa semana no llego' }]] },
  { steps: [['buyer', 'cancel', { text: 'La casa se ha vendido' }]] },
  { steps: [...READY, ['buyer', 'dispute', { text: 'Falta la terraza' }]] },
  {
    steps: [
      ...READY,
      ['buyer', 'dispute', { text: 'Falta la terraza' }],
      ['seller', 'agree', { percent: 50 }],
      ['buyer', 'agree', { percent: 50 }],
    ],
  },
  { asks: true, steps: [] },
  { asks: true, steps: [['seller', 'quote', { amount: 35_000, text: 'Con dos visitas' }]] },
  { ends: true, steps: [] },
]

/** Orders of the first agency, one in every state; what waits 48 hours is put back in time. */
async function seedOrders(seeding: Seeding): Promise<void> {
  const buyer = await asPerson(seeding, BUYER)
  const seller = await asPerson(seeding, SELLERS[0]?.person.email ?? '')
  if (!buyer || !seller || (await orders.listOrders(nothing, buyer)).total > 0) return
  const homes = await seeding.deps.db
    .selectFrom('property')
    .select('id')
    .where('agency_id', '=', buyer.session?.agencyId ?? '')
    .where('status', '=', 'active')
    .orderBy('id')
    .limit(PATHS.length)
    .execute()
  const { items } = await market.listMarket(
    { ...nothing, query: { category: 'sign_board', island: 'MALLORCA' } },
    buyer,
  )
  const board = items[0]
  if (!board) return
  for (const [at, { asks, ends, steps }] of PATHS.entries()) {
    const propertyId = homes[at % Math.max(1, homes.length)]?.id
    if (!propertyId) return
    const sum = await market.sumMarketItem(
      { ...nothing, params: { id: board.id }, query: { propertyId } },
      buyer,
    )
    const times = await market.listMarketTimes(
      { ...nothing, params: { id: board.id }, query: { propertyId, days: 14 } },
      buyer,
    )
    const startsAt = times.items[at * 2]?.startsAt
    const body = {
      key: randomUUID(),
      itemId: board.id,
      propertyId,
      notes: 'Las llaves están en la oficina.',
      ...(!asks &&
        sum.total !== null && { expectedTotal: sum.total, ...(startsAt && { startsAt }) }),
    }
    let order: Order = await orders.createOrder({ ...nothing, body }, buyer)
    for (const [who, act, more] of steps)
      order = await orders.actOnOrder(
        { ...nothing, params: { id: order.id }, body: { version: order.version, act, ...more } },
        who === 'buyer' ? buyer : seller,
      )
    if (ends)
      await seeding.deps.db
        .updateTable('market_order')
        .set({ due_at: new Date(seeding.deps.now().getTime() - 60_000) })
        .where('id', '=', order.id)
        .execute()
  }
  await jobs.find(({ kind }) => kind === 'order.due')?.handler({}, seeding.deps)
}

/** The marketplace of the demo: a seller of every category on each island, orders in every state. */
export async function seedMarket(seeding: Seeding): Promise<void> {
  await seedOthers(
    seeding.deps,
    SELLERS.slice(1).map(({ person }) => person),
    PASSWORD,
  )
  // What is on offer was looked at before the demo began.
  const { deps } = seeding
  const looked = { ...seeding, deps: { ...deps, config: { ...deps.config, operators: [] } } }
  for (const seller of SELLERS) await seedSeller(looked, seller)
  await seedOrders(looked)
  await seedWaiting(seeding)
}

import { MarketCategory, type Island, type SellerData } from '../../../generated/model/index.ts'
import { uuidv7, type Db } from '../../../server/db/index.ts'
import { columnsOf } from '../../../server/modules/market/publication/columns.ts'
import type { SellerRow } from '../../../server/modules/market/seller/seller.repository.ts'
import { municipalitiesOfIsland } from '../../../server/modules/place/index.ts'
import { createKnownPerson } from '../../../server/modules/user/index.ts'
import { offerOf } from '../../seed/market-offers.ts'
import { PASSWORD } from '../desk/fill.ts'
import { insert } from '../desk/insert.ts'
import { fillOrders } from './orders.ts'

/** The seller whose lists are asked, one of all of them and as busy as each. */
export const SELLER = 'seller@bench.example'
/** Publications of one seller. */
const EACH = 20
const PICTURES = 400
const ISLANDS: Island[] = ['MALLORCA', 'MALLORCA', 'MALLORCA', 'MENORCA', 'IBIZA', 'FORMENTERA']
const CATEGORIES = Object.values(MarketCategory)
const HOURS = [1, 2, 3, 4, 5].flatMap((weekday) => [
  { weekday, from: '09:00', to: '14:00' },
  { weekday, from: '16:00', to: '19:00' },
])

interface Seller {
  id: string
  userId: string
  island: Island
  lat: number
  lon: number
  doc: SellerData
}

function sellerAt(at: number): Seller {
  const island = ISLANDS[at % ISLANDS.length] ?? 'MALLORCA'
  const towns = municipalitiesOfIsland(island)
  const town = towns[at % towns.length]
  if (!town) throw new Error(`${island} has no municipality`)
  const doc: SellerData = {
    kind: 'person',
    displayName: `Estudi ${at}`,
    legalName: `Tomeu Sastre ${at}`,
    taxId: '12345678Z',
    municipalityIne: town.ine,
    address: 'Carrer dels Oms 12',
    phone: '+34971000000',
    email: 'hola@bench.example',
    retention: 'full',
    hours: HOURS,
    bufferMinutes: 15,
    professionalNumber: '2418',
  }
  return { id: uuidv7(), userId: uuidv7(), island, lat: town.geo.lat, lon: town.geo.lon, doc }
}

async function fillSellers(trx: Db, sellers: Seller[]): Promise<void> {
  await createKnownPerson(trx, {
    id: sellers[0]?.userId ?? '',
    email: SELLER,
    password: PASSWORD,
    role: 'SERVICE',
    first_name: 'Tomeu',
  })
  const others = sellers.slice(1)
  await insert(trx, 'app_user', others.length, (at) => ({
    id: others[at]?.userId,
    email: `seller${at}@bench.example`,
    role: 'SERVICE',
    first_name: 'Tomeu',
    last_name: `${at}`,
    password_hash: '',
  }))
}

/**
 * So many publications of sellers on all islands, and orders of two years: of each seller and each
 * buying agency as many; one of the agencies is the one with this slug, for homes of its own.
 */
export async function fillMarket(
  trx: Db,
  slug: string,
  { items, orders }: { items: number; orders: number },
  say: (line: string) => void,
): Promise<void> {
  const now = new Date().toISOString()
  const dates = { version: 1, created_at: now, updated_at: now }
  const sellers = Array.from({ length: Math.ceil(items / EACH) }, (_, at) => sellerAt(at))
  await fillSellers(trx, sellers)
  await insert(trx, 'seller', sellers.length, (at) => {
    const { userId, island: _, ...rest } = sellers[at] ?? sellerAt(at)
    return { ...rest, user_id: userId, strikes: 0, cards: 'none', ...dates }
  })
  const hash = (at: number): string => (at % PICTURES).toString(16).padStart(32, '0')
  await insert(trx, 'media_file', PICTURES, (at) => ({
    hash: hash(at),
    state: 'ready',
    width: 1600,
    height: 1200,
    widths: [400, 800],
    color: '#c9b39a',
    touched_at: now,
    created_at: now,
  }))
  const ids = Array.from({ length: items }, () => uuidv7())
  await insert(trx, 'market_item', items, (at) => {
    const seller = sellers[at % sellers.length] ?? sellerAt(at)
    const category = CATEGORIES[(at * 7) % CATEGORIES.length] ?? 'photo'
    const doc = offerOf(category, { island: seller.island, level: 80 + ((at * 13) % 60) })
    return {
      id: ids[at],
      seller_id: seller.id,
      state: 'published',
      doc,
      ...columnsOf(doc, { doc: seller.doc } as SellerRow),
      is_looked: false,
      rating_count: at % 40,
      rating_sum: (at % 40) * 4 + Math.min(at % 3, at % 40),
      orders: at % 50,
      views: at % 900,
      ...dates,
    }
  })
  await insert(trx, 'market_picture', items, (at) => ({
    item_id: ids[at],
    hash: hash(at),
    position: 1,
    at: now,
  }))
  say(`${items} publications of ${sellers.length} sellers`)
  await fillOrders(trx, slug, orders)
  say(`${orders} orders`)
}

import { AssetSource, type MatchHome, type Operation } from '../../../../generated/model/index.ts'
import type { Db } from '../../../db/index.ts'
import type { Facts } from '../../../db/tables/match.ts'
import { placeLine, storedCards } from '../../listing/index.ts'
import { dayOf } from '../../../time/madrid.ts'
import { offerOf, partnerHomes } from '../../network/index.ts'
import { municipality } from '../../place/index.ts'
import type { Reader } from '../sql/reader.ts'
import { OWN } from '../weighing/home.repository.ts'

/** A home of a list, as whom it is shown to. */
export interface Shown {
  id: string
  view: number
  facts: Facts
}

const nameOf = (ine: string | undefined): string | null =>
  ine ? (municipality(ine)?.name ?? null) : null
const ineOf = (muni: number): string => String(muni).padStart(5, '0')

const weighed = ({
  facts,
}: Shown): Pick<MatchHome, 'operation' | 'price' | 'bedrooms' | 'bathrooms' | 'area'> => ({
  operation: facts.operation,
  price: facts.price,
  bedrooms: facts.bedrooms,
  bathrooms: facts.bathrooms,
  area: facts.area,
})

/** The agency's own homes as its record has them. */
async function ownCards(db: Db, homes: Shown[]): Promise<MatchHome[]> {
  if (homes.length === 0) return []
  const rows = await db
    .selectFrom('property')
    .leftJoin('listing', (join) =>
      join.onRef('listing.id', '=', 'property.id').on('listing.state', '=', 'active'),
    )
    .select(['property.id', 'property.ref', 'property.doc', 'property.thumb', 'listing.id as live'])
    .where(
      'property.id',
      'in',
      homes.map(({ id }) => id),
    )
    .execute()
  return homes.flatMap((home) => {
    const row = rows.find(({ id }) => id === home.id)
    if (!row) return []
    const { location, texts } = row.doc
    const name = nameOf(location?.municipalityIne)
    const place = placeLine({
      island: null,
      municipalityIne: location?.municipalityIne ?? null,
      municipality: name,
      precision: 'hidden',
      geo: null,
      ...(location?.town ? { town: location.town } : {}),
      ...(location?.zoneName ? { zoneName: location.zoneName } : {}),
    })
    return [
      {
        id: home.id,
        ref: row.ref,
        own: true,
        agencyName: null,
        ...weighed(home),
        title: texts?.title ?? {},
        place,
        municipality: name,
        thumb: row.thumb,
        live: row.live !== null,
        network: null,
      },
    ]
  })
}

/** Homes of others, of the public read model alone; one that left it a moment ago is missing. */
async function publicCards(db: Db, homes: Shown[], agencyId: string): Promise<MatchHome[]> {
  const asked = homes.map(({ id, facts }): { id: string; operation: Operation } => ({
    id,
    operation: facts.operation,
  }))
  const cards = await storedCards(db, asked)
  const shared = await partnerHomes(db, {
    agencyId,
    today: dayOf(new Date()),
    sources: Object.values(AssetSource),
    ids: asked.map(({ id }) => id),
  })
  return homes.flatMap((home) => {
    const found = cards.get(home.id)
    if (!found) return []
    const { ref, agencyName, title, place, photo } = found.card
    return [
      {
        id: home.id,
        ref,
        own: false,
        agencyName,
        ...weighed(home),
        title,
        place,
        municipality: nameOf(ineOf(home.facts.muni)),
        thumb: photo?.src ?? null,
        live: found.state === 'active',
        network: offerOf(shared.get(home.id)),
      },
    ]
  })
}

/** What lists show of homes, by id. */
export async function cardsOf(
  db: Db,
  homes: Shown[],
  { agencyId }: Pick<Reader, 'agencyId'>,
): Promise<Map<string, MatchHome>> {
  const own = await ownCards(
    db,
    homes.filter(({ view }) => view === OWN),
  )
  const others = await publicCards(
    db,
    homes.filter(({ view }) => view !== OWN),
    agencyId,
  )
  return new Map([...own, ...others].map((card) => [card.id, card]))
}

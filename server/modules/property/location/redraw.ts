import type { Db } from '../../../db/index.ts'
import { moveListing } from '../../listing/index.ts'
import { NO_POINTS, pointKeyOf, publicPoint } from './geo.ts'
import { isPublic, syncPublic } from '../listing-sync.ts'
import { updateProperty } from '../property.repository.ts'

const BATCH = 200
const FIRST = '00000000-0000-0000-0000-000000000000'

/**
 * Gives a batch of homes after an id the moved point of their place, in place of one of their own;
 * also where they are off the market and still named as they were last shown. The id to go on from,
 * null at the end.
 */
export async function redrawPoints(
  trx: Db,
  after: string | null,
  now: Date,
): Promise<string | null> {
  const key = await pointKeyOf(trx)
  const homes = await trx
    .selectFrom('property')
    .selectAll()
    .where('id', '>', after ?? FIRST)
    .orderBy('id')
    .limit(BATCH)
    .forNoKeyUpdate()
    .execute()
  for (const home of homes) {
    if (home.geo_drawn.length === 0) continue
    const { location } = home.doc
    const { anchor, drawn } = publicPoint(
      location && { ...location, addressVisibility: 'street', geoPrecision: 'moved' },
      NO_POINTS,
      key,
    )
    const points = { anchor, drawn, public: null }
    const shown = publicPoint(location, points, key).public
    const redrawn = await updateProperty(trx, home.id, {
      geo_anchor: anchor,
      geo_drawn: drawn,
      geo_public: shown,
    })
    const [point] = drawn
    if (redrawn && isPublic(redrawn)) await syncPublic(trx, redrawn, now)
    else if (point) await moveListing(trx, home.id, point)
  }
  return homes.length < BATCH ? null : (homes.at(-1)?.id ?? null)
}

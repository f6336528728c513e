import type { Db } from '../../db/index.ts'
import type { PropertyDoc } from '../../db/tables/property.ts'
import { dayOf } from '../../time/madrid.ts'
import { derive, type Derived } from './derive.ts'
import { pointKeyOf, publicPoint } from './location/geo.ts'
import { unreadIn, type MediaRecord, type PropertyRecord } from './property.repository.ts'
import { qualityColumns } from './view.ts'

type Points = Pick<PropertyRecord, 'geo_anchor' | 'geo_drawn' | 'geo_public'>

/**
 * Every column that follows from the document and the pictures of a home that is there. The day its
 * mandate ends stands as it is while none is read and another version wrote something beside it: it
 * may be that day, and after it the home leaves the market.
 */
export async function columnsOf(
  trx: Db,
  home: Points & Pick<PropertyRecord, 'id' | 'mandate_ends'>,
  doc: PropertyDoc,
  { ref, media, now }: { ref: string; media: MediaRecord[]; now: Date },
): Promise<Derived & ReturnType<typeof qualityColumns> & Points> {
  const points = { anchor: home.geo_anchor, drawn: home.geo_drawn, public: home.geo_public }
  const geo = publicPoint(doc.location, points, await pointKeyOf(trx))
  const derived = derive(ref, doc)
  const isUnread = derived.mandate_ends === null && 'mandate' in (await unreadIn(trx, home.id))
  return {
    ...derived,
    ...(isUnread && { mandate_ends: home.mandate_ends }),
    ...qualityColumns(doc, media, dayOf(now)),
    geo_anchor: geo.anchor,
    geo_drawn: geo.drawn,
    geo_public: geo.public,
  }
}

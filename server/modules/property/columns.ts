import type { Db } from '../../db/index.ts'
import type { PropertyDoc } from '../../db/tables/property.ts'
import { dayOf } from '../../time/madrid.ts'
import { derive, type Derived } from './derive.ts'
import { pointKeyOf, publicPoint } from './location/geo.ts'
import type { MediaRecord, PropertyRecord } from './property.repository.ts'
import { qualityColumns } from './view.ts'

type Points = Pick<PropertyRecord, 'geo_anchor' | 'geo_drawn' | 'geo_public'>

/** Every column that follows from the document and the pictures of a home that is there. */
export async function columnsOf(
  trx: Db,
  home: Points,
  doc: PropertyDoc,
  { ref, media, now }: { ref: string; media: MediaRecord[]; now: Date },
): Promise<Derived & ReturnType<typeof qualityColumns> & Points> {
  const points = { anchor: home.geo_anchor, drawn: home.geo_drawn, public: home.geo_public }
  const geo = publicPoint(doc.location, points, await pointKeyOf(trx))
  return {
    ...derive(ref, doc),
    ...qualityColumns(doc, media, dayOf(now)),
    geo_anchor: geo.anchor,
    geo_drawn: geo.drawn,
    geo_public: geo.public,
  }
}

import type { PublicOperation } from '../../../../generated/model/index.ts'
import { sql, type Db } from '../../../db/index.ts'
import { municipality } from '../../place/index.ts'
import { HIDDEN, ISLAND_CODE, OPERATION } from '../codes.ts'

/** First segment of a search's address; must agree with src/lib/search-path.ts. */
const WORDS: Record<PublicOperation, string> = {
  V: 'venta',
  A: 'alquiler',
  TDA: 'alquiler-temporada',
  ON: 'obra-nueva',
  NP: 'nuda-propiedad',
  T: 'traspaso',
  VOT: 'venta-o-traspaso',
}

const EVERYWHERE = 'baleares'

/** Slugs of the places a home of a municipality's code lies in, itself and the islands. */
function slugsOf(muni: number): string[] {
  const known = municipality(String(muni).padStart(5, '0'))
  const island = known?.island ?? Object.entries(ISLAND_CODE).find(([, code]) => code === muni)?.[0]
  return [EVERYWHERE, ...(island ? [island.toLowerCase()] : []), ...(known ? [known.slug] : [])]
}

/**
 * Paths of the searches that have homes: every operation in every municipality, island, and all of
 * them.
 */
export async function searchPaths(db: Db): Promise<string[]> {
  const { rows } = await sql<{
    op: number
    muni: number
  }>`select op, muni from listing_search where op < ${HIDDEN} group by op, muni`.execute(db)
  const words = new Map(
    Object.entries(OPERATION).map(([code, op]) => [op, WORDS[code as PublicOperation]]),
  )
  return [
    ...new Set(
      rows.flatMap(({ op, muni }) =>
        slugsOf(muni).map((slug) => `/busqueda/${words.get(op)}/${slug}`),
      ),
    ),
  ].sort()
}

import type { Db } from '../../../db/index.ts'
import { pricedCounts } from '../../listing/index.ts'
import { FAMILIES, OPERATIONS } from '../../valuation/index.ts'
import { BEDS, CELLS, PLACES, SLOTS } from '../cell.ts'
import type { CutsOf } from './accepts.ts'

/** Homes on the market in each cell, by its position in CELLS. */
export async function supplyOf(db: Db, cutsOf: CutsOf): Promise<Int32Array> {
  const supply = new Int32Array(CELLS.length)
  for (const operation of OPERATIONS)
    for (const { family, type, subtypes } of FAMILIES) {
      const cuts = cutsOf({ operation, family })
      if (!cuts) continue
      for (const { muni, beds, band, n } of await pricedCounts(
        db,
        { operation, type, subtypes },
        cuts,
      )) {
        const slot = SLOTS.findIndex(
          (one) =>
            one.operation === operation &&
            one.family === family &&
            one.band === band + 1 &&
            (one.beds === null || one.beds === stepOf(beds)),
        )
        if (slot < 0) continue
        PLACES.forEach(({ code, munis }, at) => {
          if (code !== muni && !munis.includes(muni)) return
          const index = at * SLOTS.length + slot
          supply[index] = (supply[index] ?? 0) + n
        })
      }
    }
  return supply
}

/** The step of so many bedrooms; undefined where nobody knows. */
const stepOf = (beds: number) => (beds < 0 ? undefined : BEDS[Math.min(3, Math.max(0, beds - 1))])

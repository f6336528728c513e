import type { ValuationFamily, ValuationOperation } from '../../../generated/model/index.ts'

/** Tables of the tag `unmet` (0410_unmet.sql). Money is EUR cents. */
export interface UnmetTables {
  unmet_band: {
    year: number
    operation: ValuationOperation
    family: ValuationFamily
    /** The four prices that part the fifths, rising. */
    cuts: number[]
    /** Of how many homes. */
    homes: number
  }
  unmet_edition: {
    id: string
    /** YYYY-MM-DD, Europe/Madrid. */
    day: string
    /** Null: for whoever searches for nobody. */
    agency_id: string | null
    cells: number[]
    /** Rounded down to five; never below. */
    buyers: number[]
    own: number[]
    supply: number[]
    made_at: Date
  }
}

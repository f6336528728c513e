import type { TaxModel } from '../../../generated/model/index.ts'
import type { Db } from '../../db/index.ts'

/** Days (YYYY-MM-DD), both counted. */
export interface Days {
  from: string
  to: string
}

/** What an agency was billed elsewhere, as a room above keeps it; amounts in EUR cents. */
export interface Received {
  /** This version reads all that its sums follow from. */
  isWhole: boolean
  id: string
  number: string
  issuedOn: string
  name: string
  taxId: string
  /** By rate: what the paper charges, and what of it is deducted. */
  vat: { pct: number; base: number; printed: number; deducted: number }[]
  /** IRPF that the agency withheld of `base`; null where nothing was. */
  withheld: { model: NonNullable<TaxModel>; pct: number; base: number; amount: number } | null
}

type Source = (db: Db, agencyId: string, days: Days) => Promise<Received[]>

const sources: Source[] = []

/** A room that keeps what an agency is billed elsewhere says how it is read. */
export const countReceived = (source: Source): void => void sources.push(source)

/** What rooms above have of an agency in some days, in the order of its papers. */
export async function receivedIn(db: Db, agencyId: string, days: Days): Promise<Received[]> {
  const found: Received[] = []
  for (const source of sources) found.push(...(await source(db, agencyId, days)))
  return found
}

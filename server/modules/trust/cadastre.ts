import { municipality } from '../place/index.ts'

/** Of rustic land: province, municipality, a letter; of towns a sheet of the map stands there. */
const RUSTIC = /^(\d{5})[A-Z]/
/** Municipalities that were founded out of another, whose parcels may keep its number. */
const FOUNDED_OF: Record<string, string> = { '07901': '07044', '07902': '07037' }
/** A capital's number at the Catastro, which has one of its own. */
const CAPITAL: Record<string, string> = { '07040': '07900' }

/** Whether a reference may be of a municipality (INE code): where it names another, it is not. */
export function mayLieIn(reference: string, ine: string): boolean {
  const [, named] = RUSTIC.exec(reference) ?? []
  if (named === undefined || named === ine) return true
  if (named === FOUNDED_OF[ine] || named === CAPITAL[ine]) return true
  return named.startsWith('07') && municipality(named) === null
}

import { readKeys } from './keys.ts'
import type { Reader } from './services.ts'

/** Settings of sending the records of invoices to the tax agency. */
export interface FiscalSettings {
  /** 32 bytes each that seal agencies' certificates, the first of them; none: a file in `dataDir`. */
  keys: Buffer[]
}

/** What sending records needs. */
export const readFiscal = (reader: Reader): { fiscal: FiscalSettings } => ({
  fiscal: { keys: readKeys(reader, 'FISCAL_KEY') },
})

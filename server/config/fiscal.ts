import type { Reader } from './services.ts'

/** Settings of sending the records of invoices to the tax agency. */
export interface FiscalSettings {
  /** 32 bytes that seal agencies' certificates; null: a file of its own in `dataDir`. */
  key: Buffer | null
}

/** What sending records needs. */
export function readFiscal({ text, faults }: Reader): { fiscal: FiscalSettings } {
  const written = text('FISCAL_KEY', '')
  const key = Buffer.from(written, 'base64')
  if (written !== '' && key.length !== 32)
    faults.push('FISCAL_KEY must be 32 random bytes, base64 (openssl rand -base64 32)')
  return { fiscal: { key: written === '' ? null : key } }
}

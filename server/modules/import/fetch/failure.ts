import type { StoredSentence } from '../../../db/tables/import.ts'
import { FetchRefused } from '../../../ports/fetch/index.ts'
import { SealBroken } from '../../../ports/seal/index.ts'
import { NotReso } from './reso-pull.ts'

const KEYS: Record<string, string> = {
  'too large': 'fetch.tooLarge',
  'an inner address': 'fetch.inner',
  'not an address of the web': 'fetch.inner',
  'too many redirects': 'fetch.moved',
  'redirected to no address': 'fetch.moved',
  'no answer': 'fetch.silent',
  'broke off': 'fetch.broke',
  'too slow': 'fetch.slow',
  'a secret no header takes': 'fetch.unsent',
}

/** Why nothing came, as it is stored; null for a fault of ours. Words: room `integration`. */
export function failureOf(error: unknown): StoredSentence | null {
  if (error instanceof SealBroken) return { key: 'fetch.sealed' }
  if (error instanceof NotReso) return { key: 'fetch.notReso' }
  if (!(error instanceof FetchRefused)) return null
  const status = Number(/^answered (\d+)$/.exec(error.message)?.[1] ?? 0)
  if (status === 0) return { key: KEYS[error.message] ?? 'fetch.silent' }
  if (status === 401 || status === 403) return { key: 'fetch.login', params: { status } }
  if (status === 404 || status === 410) return { key: 'fetch.gone', params: { status } }
  return { key: 'fetch.answered', params: { status } }
}

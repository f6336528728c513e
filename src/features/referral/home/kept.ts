import type { Referral } from '../../../../generated/model'
import { keptObject } from '../../../lib/kept'

const key = (id: string): string => `llar.referral.${id}`

/** What was typed of a home and not saved, in this tab alone; null once the draft was saved elsewhere. */
export function keptHome({
  id,
  version,
}: Pick<Referral, 'id' | 'version'>): Record<string, unknown> | null {
  const kept = keptObject(() => sessionStorage, key(id))
  return kept['version'] === version && typeof kept['typed'] === 'object'
    ? (kept['typed'] as Record<string, unknown> | null)
    : null
}

/** Keeps what is typed until it is saved, the tab is closed, or the browser will not. */
export function keepHome(
  { id, version }: Pick<Referral, 'id' | 'version'>,
  typed: Record<string, unknown>,
): void {
  try {
    sessionStorage.setItem(key(id), JSON.stringify({ version, typed }))
  } catch {
    // Full or closed: as if nothing had been kept.
  }
}

export const forgetHome = (id: string): void => sessionStorage.removeItem(key(id))

import type { FiscalClosed, FiscalMode } from '../../../generated/model/index.ts'
import type { Lang } from '../../contract/context.ts'
import { dateWords } from './words.ts'
import { say } from './messages.ts'

/** What decides which modes an agency may choose. */
export interface Standing {
  mode: FiscalMode
  modeSince: string | null
  /** The agency's tax number. */
  taxId: string | null
  /** Null while the agency has none. */
  legalDay: string | null
  hasCertificate: boolean
  isDeclared: boolean
  /** YYYY-MM-DD. */
  today: string
}

/** Why one mode is closed, in words; null where it is open. Pure. */
function whyClosed(to: FiscalMode, standing: Standing, lang: Lang): string | null {
  const { mode, modeSince, legalDay, hasCertificate, isDeclared, today } = standing
  if (to === mode) return null
  const year = modeSince?.slice(0, 4)
  if (mode === 'on') {
    if (to === 'test') return say(lang, 'closed.live')
    return year === today.slice(0, 4) ? say(lang, 'closed.year', { year }) : null
  }
  if (to === 'off') return null
  if (legalDay === null) return say(lang, 'closed.taxId')
  if (!isDeclared) return say(lang, 'closed.declaration')
  if (!hasCertificate) return say(lang, 'closed.certificate')
  return to === 'on' && today < legalDay
    ? say(lang, 'closed.day', { day: dateWords(legalDay, lang) })
    : null
}

/** Modes that cannot be chosen, each with why. */
export const closedModes = (standing: Standing, lang: Lang): FiscalClosed[] =>
  (['off', 'test', 'on'] as const).flatMap((mode) => {
    const why = whyClosed(mode, standing, lang)
    return why === null ? [] : [{ mode, why }]
  })

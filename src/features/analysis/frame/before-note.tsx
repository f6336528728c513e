import { useTranslation } from '../../../i18n'
import { date } from '../../../lib/format'
import type { Address } from './address'

interface BeforeNoteProps {
  address: Address
  failed: boolean
}

/** Which period the figures are held against, and as of when. */
export function BeforeNote({ address: { before }, failed }: BeforeNoteProps) {
  const { t } = useTranslation('analysis')
  if (!before?.from || !before.to || !before.asOf) return null
  const day = (text: string): string => date(text, 'DD/MM/YYYY')
  const period = { from: day(before.from), to: day(before.to), asOf: day(before.asOf) }
  return (
    <p className="analysis-before" role="status">
      {t(failed ? 'before.failed' : 'before.period', period)}
    </p>
  )
}

interface BeforeProps {
  /** What stood there, in words; null while it is on its way. */
  children: string | null
}

/** What a number was in the period before. */
export function Before({ children }: BeforeProps) {
  const { t } = useTranslation('analysis')
  return children === null ? null : (
    <small className="analysis-earlier">{t('before.was', { was: children })}</small>
  )
}

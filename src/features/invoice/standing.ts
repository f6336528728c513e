import type { InvoiceRow } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { cents } from '../../lib/cents'
import { date } from '../../lib/format'
import { dayAt } from '../../lib/madrid'
import type { Tone } from '../../ui/status-chip'

interface Standing {
  tone: Tone
  words: string
}

/** Where an invoice stands, in a few words and a colour. */
export function useStanding(): (row: InvoiceRow) => Standing {
  const { t } = useTranslation('invoice')
  const today = dayAt(new Date())
  return ({ state, payable, paid, dueOn }) => {
    const open = payable - paid
    if (state === 'annulled') return { tone: 'neutral', words: t('state.annulled') }
    if (state === 'rectified') return { tone: 'neutral', words: t('state.rectified') }
    if (open === 0) return { tone: 'ok', words: t('state.paid') }
    if (open < 0) return { tone: 'sun', words: t('state.toReturn', { amount: cents(-open) }) }
    if (dueOn !== null && dueOn < today)
      return { tone: 'error', words: t('state.overdue', { day: date(dueOn, 'DD/MM') }) }
    if (state === 'part_paid')
      return { tone: 'sea', words: t('state.part', { amount: cents(open) }) }
    if (dueOn !== null) return { tone: 'sea', words: t('state.due', { day: date(dueOn, 'DD/MM') }) }
    return { tone: 'sea', words: t('state.open') }
  }
}

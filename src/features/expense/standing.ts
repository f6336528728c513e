import type { Expense } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { cents } from '../../lib/cents'
import { date } from '../../lib/format'
import { dayAt } from '../../lib/madrid'
import type { Tone } from '../../ui/status-chip'

/** What is still to be paid of an expense. */
export const openOf = ({ payable, paid }: Pick<Expense, 'payable' | 'paid'>): number =>
  payable - paid

/** Where an expense stands, in a few words and a colour. */
export function useStanding(): (expense: Expense) => { tone: Tone; words: string } {
  const { t } = useTranslation('expense')
  const today = dayAt(new Date())
  const day = (on: string) => date(on, 'DD/MM')
  return (expense) => {
    const { state, paidOn, paymentOn, data } = expense
    const open = openOf(expense)
    if (state === 'paid')
      return {
        tone: 'ok',
        words: paidOn ? t('state.paidOn', { day: day(paidOn) }) : t('state.paid'),
      }
    if (open < 0) return { tone: 'sun', words: t('state.back', { amount: cents(-open) }) }
    if (state === 'part_paid')
      return { tone: 'sea', words: t('state.part', { amount: cents(open) }) }
    if (paymentOn) return { tone: 'sea', words: t('state.ordered', { day: day(paymentOn) }) }
    if (data.dueOn && data.dueOn < today)
      return { tone: 'error', words: t('state.overdue', { day: day(data.dueOn) }) }
    if (data.dueOn) return { tone: 'sea', words: t('state.due', { day: day(data.dueOn) }) }
    return { tone: 'neutral', words: t('state.open') }
  }
}

import type { Subscription } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { date } from '../../lib/format'
import { localized } from '../../lib/localized'
import { dayAt } from '../../lib/madrid'

/** Whether a period has ended and no other began: while something is unpaid or cannot be invoiced. */
export const isOver = (periodEnd: string | null): boolean =>
  periodEnd !== null && periodEnd < dayAt(new Date())

/** Where the agency stands, in one line below the title. */
export function useStands({
  state,
  plan,
  seats,
  periodEnd,
  trialEnd,
  cancelled,
}: Subscription): string {
  const { t, i18n } = useTranslation('subscription')
  if (!plan) return t('open.lead')
  const name = localized(plan.name, i18n.language)
  const day = (on: string | null) => date(on, 'DD MMM, YYYY', i18n.language)
  if (state === 'trial') return t('stands.trial', { plan: name, day: day(trialEnd) })
  if (periodEnd === null) return t('stands.free', { plan: name })
  const words = { plan: name, count: seats, day: day(periodEnd) }
  if (isOver(periodEnd)) return t('stands.over', words)
  return t(cancelled ? 'stands.cancelled' : 'stands.paid', words)
}

import type { ReactNode } from 'react'
import type { Plan, Subscription } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { date } from '../../lib/format'
import { localized } from '../../lib/localized'
import { isOver } from './stands'

interface NextLineProps {
  subscription: Subscription
  plans: Plan[]
  /** The way back. */
  children: ReactNode
}

/** What begins when the period ends; it waits while something of the period before is open. */
export function NextLine({ subscription, plans, children }: NextLineProps) {
  const { t, i18n } = useTranslation('subscription')
  const { cancelled, next, periodEnd } = subscription
  const waits = isOver(periodEnd)
  const day = (on: string | null | undefined) => date(on, 'DD MMM, YYYY', i18n.language)
  const plan = plans.find(({ id }) => id === next?.planId)
  const words = {
    plan: plan ? localized(plan.name, i18n.language) : next?.planId,
    count: next?.seats ?? 1,
    day: day(next?.from),
  }
  return (
    <p className="subscription-next">
      {cancelled
        ? t(waits ? 'next.cancelledWaits' : 'next.cancelled', { day: day(periodEnd) })
        : t(waits ? 'next.waits' : 'next.plan', words)}
      {children}
    </p>
  )
}

import { Check } from 'lucide-react'
import type { Plan, Subscription } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { count, moneyShort } from '../../lib/format'
import { localized } from '../../lib/localized'
import { Panel } from '../../ui/panel'
import { StatusChip } from '../../ui/status-chip'
import { Button } from '../../ui/workspace/kit/button'

interface PlansPanelProps {
  plans: Plan[]
  subscription: Subscription
  chosen: string | null
  onChoose: (id: string) => void
}

/** The plans on offer, with the own one named. */
export function PlansPanel({ plans, subscription, chosen, onChoose }: PlansPanelProps) {
  const { t } = useTranslation('subscription')
  return (
    <Panel title={t('plans.title')} note={t('plans.note')} flush>
      <ul className="subscription-plans">
        {plans.map((plan, at) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            isFree={at === 0}
            isOwn={plan.id === subscription.plan?.id && subscription.state !== 'trial'}
            isTried={plan.id === subscription.plan?.id && subscription.state === 'trial'}
            isChosen={plan.id === chosen}
            onChoose={() => onChoose(plan.id)}
          />
        ))}
      </ul>
    </Panel>
  )
}

interface PlanCardProps {
  plan: Plan
  isFree: boolean
  isOwn: boolean
  isTried: boolean
  isChosen: boolean
  onChoose: () => void
}

function PlanCard({ plan, isFree, isOwn, isTried, isChosen, onChoose }: PlanCardProps) {
  const { t, i18n } = useTranslation('subscription')
  const { seats, seatMonthPrice, homes, ownDomain, monthPrice, yearPrice } = plan
  const name = localized(plan.name, i18n.language)
  const price = (cents: number) => moneyShort(cents) || '0 €'
  const holds = [
    t('plans.seats', { count: seats }) +
      (seatMonthPrice === null ? '' : `; ${t('plans.seatMore', { price: price(seatMonthPrice) })}`),
    homes === null ? t('plans.homesAll') : t('plans.homes', { count: homes, n: count(homes) }),
    t(ownDomain ? 'plans.domain' : 'plans.slug'),
    t('plans.always'),
  ]
  return (
    <li className={isChosen ? 'is-chosen' : ''}>
      <h3>
        {name}
        {isOwn && <StatusChip tone="primary">{t('plans.own')}</StatusChip>}
        {isTried && <StatusChip tone="sun">{t('plans.tried')}</StatusChip>}
      </h3>
      <p className="subscription-price">
        <b>{price(monthPrice)}</b> {t('plans.month')}
      </p>
      <p className="subscription-quiet">
        {isFree ? t('plans.free') : t('plans.year', { price: price(yearPrice) })}
      </p>
      <ul>
        {holds.map((line) => (
          <li key={line}>
            <Check className="icon" aria-hidden="true" />
            {line}
          </li>
        ))}
      </ul>
      {!isFree && (
        <Button
          aria-label={t(isOwn ? 'plans.changeOf' : 'plans.chooseOf', { plan: name })}
          onClick={onChoose}
        >
          {t(isOwn ? 'plans.change' : 'plans.choose')}
        </Button>
      )}
    </li>
  )
}

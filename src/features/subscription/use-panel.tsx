import type { SubscriptionLimit } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { count } from '../../lib/format'
import { Progress } from '../../ui/workspace/kit/progress'

/** How much of each thing is used, against what the plan holds. */
export function UsePanel({ limits }: { limits: SubscriptionLimit[] }) {
  const { t } = useTranslation('subscription')
  return (
    <ul className="subscription-limits">
      {limits.map(({ key, used, limit }) => {
        const name = t(`enums.key.${key}`)
        const isOff = key === 'ownDomain' && limit === 0
        return (
          <li key={key} className={limit !== null && used >= limit && !isOff ? 'is-full' : ''}>
            <p>
              <span>{name}</span>
              <span className="num">
                <b>{count(used)}</b>{' '}
                {limit !== null && !isOff && t('use.of', { limit: count(limit) })}
              </span>
            </p>
            {limit !== null && limit > 0 && <Progress label={name} share={used / limit} />}
            {limit === null && <p className="subscription-quiet">{t('use.noLimit')}</p>}
            {isOff && <p className="subscription-quiet">{t('use.notHeld')}</p>}
          </li>
        )
      })}
    </ul>
  )
}

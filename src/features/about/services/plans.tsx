import { useListPlans } from '../../../../generated/api/plan/plan'
import { useTranslation } from '../../../i18n'
import { count, moneyShort } from '../../../lib/format'
import { currentLang } from '../../../lib/href'
import '../../../public/styles/programme.css'

/** What an agency pays: the plans of today, or that there are none and everything is free. */
export function Plans() {
  const { t } = useTranslation('about-services')
  const { data } = useListPlans({ request: { silent: true } })
  if (!data) return null
  if (data.items.length === 0) return <p>{t('plans.free')}</p>
  return (
    <div className="rates-scroll">
      <table className="rates-table">
        <caption>{t('plans.caption')}</caption>
        <thead>
          <tr>
            {(['plan', 'month', 'year', 'homes', 'seats'] as const).map((one) => (
              <th key={one} scope="col">
                {t(`plans.${one}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.items.map((plan) => (
            <tr key={plan.id}>
              <th scope="row">{plan.name[currentLang()] ?? plan.name.es}</th>
              <td data-label={t('plans.month')}>{moneyShort(plan.monthPrice) || '0 €'}</td>
              <td data-label={t('plans.year')}>{moneyShort(plan.yearPrice) || '0 €'}</td>
              <td data-label={t('plans.homes')}>
                {plan.homes === null ? t('plans.noLimit') : count(plan.homes)}
              </td>
              <td data-label={t('plans.seats')}>
                {plan.seatMonthPrice === null
                  ? count(plan.seats)
                  : t('plans.more', { seats: plan.seats, price: moneyShort(plan.seatMonthPrice) })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

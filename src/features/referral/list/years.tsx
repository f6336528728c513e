import type { ReferralSummary } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { cents } from '../../../lib/cents'
import { Panel } from '../../../ui/panel'

/** Money by year: what came, and of this year what may still come. */
export function Years({ summary: { years } }: { summary: ReferralSummary }) {
  const { t } = useTranslation('referral')
  const most = Math.max(1, ...years.map(({ paid, expected }) => paid + expected))
  const share = (amount: number) => `${(amount / most) * 100}%`
  const [now] = years
  return (
    <Panel title={t('years.title')}>
      <dl className="referral-years num">
        {years.map(({ year, paid, expected }) => (
          <div key={year}>
            <dt>{year}</dt>
            <dd aria-hidden="true">
              <span className="referral-paid" style={{ width: share(paid) }} />
              <span className="referral-expected" style={{ width: share(expected) }} />
            </dd>
            <dd>{cents(paid)}</dd>
          </div>
        ))}
      </dl>
      <p className="referral-key num">
        <span className="referral-paid" aria-hidden="true" /> {t('years.paid')}
        {now && now.expected > 0 && (
          <>
            <span className="referral-expected" aria-hidden="true" />{' '}
            {t('years.expected', { sum: cents(now.expected) })}
          </>
        )}
      </p>
    </Panel>
  )
}

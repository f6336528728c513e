import type { ReferralSummary } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { money } from '../../../lib/format'
import { Panel } from '../../../ui/panel'

const euros = (cents: number): string => money(cents) || '0,00 €'

/** Money by year: what came, and of this year what may still come. */
export function Years({ summary: { years } }: { summary: ReferralSummary }) {
  const { t } = useTranslation('referral')
  const most = Math.max(1, ...years.map(({ paid, expected }) => paid + expected))
  const share = (cents: number) => `${(cents / most) * 100}%`
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
            <dd>{euros(paid)}</dd>
          </div>
        ))}
      </dl>
      <p className="referral-key num">
        <span className="referral-paid" aria-hidden="true" /> {t('years.paid')}
        {now && now.expected > 0 && (
          <>
            <span className="referral-expected" aria-hidden="true" />{' '}
            {t('years.expected', { sum: euros(now.expected) })}
          </>
        )}
      </p>
    </Panel>
  )
}

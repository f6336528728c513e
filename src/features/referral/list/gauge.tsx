import type { ReferralSummary } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { count } from '../../../lib/format'
import { Panel } from '../../../ui/panel'
import { StatusChip } from '../../../ui/status-chip'
import { Progress } from '../../../ui/workspace/kit/progress'

/** How many referrals may still be paid this year, in words. */
export function Gauge({ summary: { paidThisYear, most } }: { summary: ReferralSummary }) {
  const { t } = useTranslation('referral')
  if (most === null)
    return (
      <Panel title={t('gauge.title')}>
        <p className="referral-quiet">{t('gauge.free', { count: paidThisYear })}</p>
      </Panel>
    )
  const of = t('gauge.of', { paid: count(paidThisYear), most: count(most) })
  const isFull = paidThisYear >= most
  return (
    <Panel
      title={t('gauge.title')}
      action={
        <StatusChip dot={false} tone={isFull ? 'sun' : 'neutral'}>
          {of}
        </StatusChip>
      }
    >
      <Progress share={Math.min(1, paidThisYear / most)} label={of} />
      <p className="referral-quiet">{t(isFull ? 'gauge.full' : 'gauge.text')}</p>
    </Panel>
  )
}

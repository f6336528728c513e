import type { ReactNode } from 'react'
import type { Referral } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { count, date, money } from '../../../lib/format'

/** What comes next, as a title and what happens if nothing is done; then the acts. */
export function Next({ referral, children }: { referral: Referral; children?: ReactNode }) {
  const { t } = useTranslation('referral')
  const { side, state, linked, payout, isFinal, terms, asksUntil, reason, receivedAt } = referral
  const key = state === 'paid' && receivedAt ? 'closed' : state
  const words = {
    day: date(asksUntil),
    agency: referral.agency?.name ?? t('owner.any'),
    reason: reason ?? '',
    price: money(payout?.closePrice ?? linked?.price),
  }
  const title =
    state === 'mandate' && linked?.price
      ? t('next.offered', words)
      : t(`next.${side}.${key}`, words)
  return (
    <div className="referral-next">
      <div className="referral-next-words">
        <h2>{title}</h2>
        <p>{t(`next.${side}.${key}Text`, words)}</p>
        {payout && terms && (
          <p className="num">
            {t(`next.${side}.${isFinal ? 'brings' : 'wouldBring'}`, {
              gross: money(payout.gross),
              net: money(payout.net),
              fee: money(payout.fee),
              part:
                terms.kind === 'percent'
                  ? t('terms.part', { percent: count(terms.percent) })
                  : t('terms.whole'),
              pct: count(payout.retentionPct),
              retention: money(payout.retention) || '0,00 €',
            })}
          </p>
        )}
      </div>
      {children && <div className="referral-next-acts">{children}</div>}
    </div>
  )
}

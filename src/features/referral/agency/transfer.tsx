import type { Referral } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { count, money } from '../../../lib/format'
import { Panel } from '../../../ui/panel'

/** How to pay: the sums, and the transfer in words and as a code for the bank's app. */
export function Transfer({ referral: { transfer, payout } }: { referral: Referral }) {
  const { t } = useTranslation('referral')
  if (!transfer || !payout) return null
  const sums: [string, string][] = [
    [t('transfer.gross'), money(payout.gross)],
    ...(payout.vat ? [[t('transfer.vat'), money(payout.vat)] as [string, string]] : []),
    ...(payout.retention
      ? [
          [
            t('transfer.retention', { pct: count(payout.retentionPct) }),
            `−${money(payout.retention)}`,
          ] as [string, string],
        ]
      : []),
    [t('transfer.net'), money(payout.net)],
  ]
  const facts: [string, string][] = [
    [t('transfer.name'), transfer.name],
    [t('transfer.taxId'), transfer.taxId],
    [t('transfer.iban'), transfer.iban.replace(/(.{4})(?=.)/g, '$1 ')],
    [t('transfer.reference'), transfer.reference],
  ]
  return (
    <Panel title={t('transfer.title')} note={t('transfer.note')}>
      <dl className="referral-sums num">
        {sums.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="referral-transfer">
        <svg
          viewBox={`0 0 ${transfer.modules} ${transfer.modules}`}
          role="img"
          aria-label={t('transfer.qr')}
        >
          <path d={transfer.qr} />
        </svg>
        <dl className="referral-facts num">
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Panel>
  )
}

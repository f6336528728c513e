import type { Deal } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { count, date, money } from '../../lib/format'
import { StatusChip, type Tone } from '../../ui/status-chip'
import { DealActs } from './deal-acts'
import { localized } from '../../lib/localized'

/** Zero is an amount here: a part may be nothing. */
const euros = (cents: number): string => money(cents) || '0,00 €'

const TONES: Record<Deal['state'], Tone> = {
  proposed: 'sea',
  agreed: 'primary',
  invoiced: 'sun',
  paid: 'ok',
  disputed: 'error',
}

/** One deal: with whom, what it divides to the cent, and where it stands. */
export function DealRow({ deal }: { deal: Deal }) {
  const { t, i18n } = useTranslation('deal')
  const { home, state, turn, role, partnerName, clientName, dispute } = deal
  const title = localized(home.title, i18n.language) || home.ref
  const facts = [
    home.ref,
    home.place,
    t(`role.${role}`),
    clientName,
    t('introduced', { day: date(deal.introducedOn) }),
  ]
  return (
    <li className="deal-row">
      <div className="deal-what">
        <h3>
          {partnerName} <StatusChip tone={TONES[state]}>{t(`state.${state}`)}</StatusChip>
          {turn && <StatusChip tone="primary">{t('turn')}</StatusChip>}
        </h3>
        <p>{title ?? t('gone')}</p>
        <p className="deal-quiet num">{facts.filter(Boolean).join(' · ')}</p>
        <Parts deal={deal} />
        {deal.invoiceNumber && (
          <p className="deal-quiet num">
            {t('invoiced', { number: deal.invoiceNumber, day: date(deal.invoicedAt) })}
            {deal.paidAt && ` · ${t('paid', { day: date(deal.paidAt) })}`}
          </p>
        )}
        {dispute && (
          <blockquote className="deal-dispute">
            {t(dispute.own ? 'disputeOwn' : 'disputeTheirs', { name: partnerName })}
            {'\n'}
            {dispute.text}
          </blockquote>
        )}
      </div>
      <DealActs deal={deal} />
    </li>
  )
}

/** The fee and both parts, own one first. */
function Parts({ deal }: { deal: Deal }) {
  const { t } = useTranslation('deal')
  const { role, closePrice, fee, commissionPct, sellerSplitPct, listerShare, sellerShare } = deal
  const parts = [
    { side: 'lister', cents: listerShare, pct: 100 - sellerSplitPct },
    { side: 'seller', cents: sellerShare, pct: sellerSplitPct },
  ] as const
  return (
    <dl className="deal-parts num">
      <div>
        <dt>{t('fee', { pct: count(commissionPct), price: money(closePrice) })}</dt>
        <dd>{euros(fee)}</dd>
      </div>
      {parts.map(({ side, cents, pct }) => (
        <div key={side} className={side === role ? 'is-mine' : ''}>
          <dt>
            {t(side === role ? 'yours' : 'theirs', { pct: count(Math.round(pct * 100) / 100) })}
          </dt>
          <dd>{euros(cents)}</dd>
        </div>
      ))}
    </dl>
  )
}

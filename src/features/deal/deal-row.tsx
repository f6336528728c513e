import type { Deal } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { date } from '../../lib/format'
import { StatusChip, type Tone } from '../../ui/status-chip'
import { DealActs } from './deal-acts'
import { DealParts } from './deal-parts'
import { localized } from '../../lib/localized'

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
        <DealParts deal={deal} />
        {deal.sameClientDealId && <p className="deal-remark">{t('sameClient')}</p>}
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

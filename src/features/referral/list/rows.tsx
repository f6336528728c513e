import { Link } from 'react-router-dom'
import type { Referral } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { date, money } from '../../../lib/format'
import { href } from '../../../lib/href'
import { StatusChip } from '../../../ui/status-chip'
import { isOver, titleOf, TONES } from '../states'

/** What a row says of money, or of what happens next. */
function lastOf(one: Referral, t: (key: string, words?: Record<string, string>) => string): string {
  if (one.state === 'sent') return t('list.erased', { day: date(one.asksUntil) })
  if (one.state === 'refused' || (one.state === 'expired' && !one.owner)) return t('list.gone')
  if (!one.payout || isOver(one)) return '–'
  const net = money(one.payout.net)
  return one.isFinal ? net : t('list.ifSold', { net })
}

/** Referrals, each a line that opens it. */
export function Rows({ items }: { items: Referral[] }) {
  const { t } = useTranslation('referral')
  return (
    <ul className="referral-list">
      {items.map((one) => (
        <li key={one.id}>
          <Link to={href('auth-referido-inmueble-id', { id: one.id })}>
            <span>
              <b>{titleOf(one, t)}</b>
              <small className="num">
                {[
                  one.side === 'referrer' ? (one.agency?.name ?? t('owner.any')) : one.referrerName,
                  date(one.sentAt ?? one.createdAt),
                  one.number,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </span>
            <StatusChip tone={TONES[one.state]}>{t(`state.${one.state}`)}</StatusChip>
            <small className="num">{lastOf(one, t)}</small>
          </Link>
        </li>
      ))}
    </ul>
  )
}

import { Link } from 'react-router-dom'
import type { Agreement } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { date } from '../../../lib/format'
import { buttonClass } from '../../../ui/workspace/kit/button-class'
import { AgreementChip } from '../agreement-chip'
import { networkAddress } from '../network-address'

const RANK: Record<Agreement['state'], number> = {
  proposed: 1,
  ending: 2,
  active: 3,
  ended: 4,
  refused: 4,
  expired: 4,
}

/** Agreements, those that wait for us first, those that are over last. */
export function AgreementRows({ items }: { items: readonly Agreement[] }) {
  const rank = (one: Agreement) => (one.turn ? 0 : RANK[one.state])
  return (
    <ul>
      {items
        .toSorted((a, b) => rank(a) - rank(b))
        .map((one) => (
          <Row key={one.id} agreement={one} />
        ))}
    </ul>
  )
}

function Row({ agreement }: { agreement: Agreement }) {
  const { t } = useTranslation('network')
  const { id, partnerName, networkName, state, counts, endsOn } = agreement
  const line =
    state === 'ending' && endsOn
      ? t('agreements.endsOn', { day: date(endsOn, 'DD/MM/YYYY') })
      : ['active', 'ending', 'proposed'].includes(state)
        ? counts.partnerShared === null
          ? t('agreements.ours', { ours: counts.shared })
          : t('agreements.counts', { ours: counts.shared, theirs: counts.partnerShared })
        : ''
  return (
    <li className="network-row">
      <span className="channel-mark" aria-hidden="true">
        {initials(partnerName)}
      </span>
      <div>
        <h3>
          <Link to={networkAddress(id)}>{partnerName}</Link> <AgreementChip agreement={agreement} />
        </h3>
        <p className="num">{[networkName, line].filter(Boolean).join(' · ')}</p>
      </div>
      <Link
        className={buttonClass()}
        to={networkAddress(id)}
        aria-label={t(agreement.turn ? 'agreements.answerOf' : 'agreements.open', {
          name: partnerName,
        })}
      >
        {t(agreement.turn ? 'agreements.answer' : 'agreements.see')}
      </Link>
    </li>
  )
}

/** The first letters of a name's first two words. */
export const initials = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.slice(0, 1).toUpperCase())
    .join('')

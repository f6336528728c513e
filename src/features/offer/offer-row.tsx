import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { Offer, OfferAct, OfferTurn } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { count, date, moneyShort } from '../../lib/format'
import { href } from '../../lib/href'
import { Button } from '../../ui/workspace/kit/button'
import { inlineClass } from '../../ui/workspace/kit/inline-class'
import { DealWay, Standing } from './standing'

/** Acts in the order they stand as buttons; the first is the filled one. */
const ORDER: readonly OfferAct[] = [
  'accept',
  'send',
  'close',
  'arras',
  'notary',
  'counter',
  'reject',
  'withdraw',
  'fall',
]
const QUIET: readonly OfferAct[] = ['reject', 'withdraw', 'fall']

/** How far an offer is from what is asked: `8 % menos`. */
function useDistance(): (offer: Offer) => string | null {
  const { t } = useTranslation('offer')
  return ({ amount, home }) => {
    if (!home.price) return null
    const pct = Math.round(((amount - home.price) / home.price) * 1000) / 10
    const text = count(Math.abs(pct))
    return pct === 0 ? t('atPrice') : t(pct < 0 ? 'below' : 'above', { pct: text })
  }
}

function Turn({ turn }: { turn: OfferTurn }) {
  const { t } = useTranslation('offer')
  return (
    <li>
      <time className="num muted" dateTime={turn.at}>
        {date(turn.at, 'DD/MM/YYYY HH:mm')}
      </time>
      <span>
        <b>{t(`turn.${turn.act}`)}</b>
        {turn.side && turn.act !== 'create' && turn.act !== 'send'
          ? ` · ${t(`enums.side.${turn.side}`)}`
          : ''}
        {turn.amount === null ? (
          ''
        ) : (
          <>
            {' '}
            <b className="num">{moneyShort(turn.amount)}</b>
          </>
        )}
        {turn.text ? (
          <>
            {' '}
            <span className="offer-text">{turn.text}</span>
          </>
        ) : null}
        <small className="muted"> {turn.byName ?? t('byProgram')}</small>
      </span>
    </li>
  )
}

/** One offer: amount and state first, terms, turns, and what may be done now. */
export function OfferRow({
  offer,
  showHome,
  onAct,
  onEdit,
}: {
  offer: Offer
  showHome: boolean
  onAct: (act: OfferAct) => void
  onEdit: () => void
}) {
  const { t } = useTranslation('offer')
  const distance = useDistance()(offer)
  const [open, setOpen] = useState(false)
  const acts = ORDER.filter((act) => offer.next.includes(act))
  const terms = [
    distance,
    offer.deposit ? t('deposit', { amount: moneyShort(offer.deposit) }) : null,
    offer.financing ? t(`enums.financing.${offer.financing}`) : null,
    offer.validUntil && ['draft', 'sent', 'countered'].includes(offer.state)
      ? t('until', { date: date(`${offer.validUntil}T12:00:00Z`) })
      : null,
    offer.arras
      ? t('arras', {
          kind: t(`enums.arrasKind.${offer.arras.kind}`),
          amount: moneyShort(offer.arras.amount),
        })
      : null,
    offer.arras?.deedBy ? t('deedBy', { date: date(`${offer.arras.deedBy}T12:00:00Z`) }) : null,
    offer.closePrice === null ? null : t('closed', { amount: moneyShort(offer.closePrice) }),
  ].filter(Boolean)
  return (
    <li className="offer-row">
      <div className="offer-top">
        <b className="num offer-amount">{moneyShort(offer.amount)}</b>
        <Standing offer={offer} />
        <span className="offer-who">
          <Link className={inlineClass()} to={href('auth-contactos-id', { id: offer.contactId })}>
            {offer.buyerName || t('someone')}
          </Link>
          {showHome ? (
            <>
              {' '}
              ·{' '}
              <Link
                className={inlineClass()}
                to={href('auth-cartera-inmueble-id', { id: offer.home.id })}
              >
                {offer.home.title || offer.home.ref}, {offer.home.ref}
              </Link>
            </>
          ) : null}
        </span>
      </div>
      <p className="muted num">{terms.join(' · ')}</p>
      {offer.conditions ? <p className="offer-text">{offer.conditions}</p> : null}
      {offer.stage ? <DealWay stage={offer.stage} /> : null}
      <details
        className="offer-details"
        open={open}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary>{t('turns', { count: offer.thread.length })}</summary>
        <ol>
          {offer.thread.map((turn) => (
            <Turn key={turn.id} turn={turn} />
          ))}
        </ol>
      </details>
      {acts.length > 0 ? (
        <div className="offer-buttons">
          {acts.map((act, index) => (
            <Button
              key={act}
              variant={QUIET.includes(act) ? 'text' : index === 0 ? 'soft' : 'plain'}
              onClick={() => onAct(act)}
            >
              {t(`act.${act}`)}
            </Button>
          ))}
          {offer.state === 'draft' ? (
            <Button variant="text" onClick={onEdit}>
              {t('edit')}
            </Button>
          ) : null}
        </div>
      ) : null}
    </li>
  )
}

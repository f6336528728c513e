import { House, X } from 'lucide-react'
import type { SeenHome } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { count, date, moneyShort } from '../../../lib/format'
import { href } from '../../../lib/href'
import { StatusChip } from '../../../ui/status-chip'
import { Pressable } from '../../../ui/kit/bare/pressable'
import { priceMove } from './days'
import { localized } from '../../../lib/localized'

function Picture({ card }: Pick<SeenHome, 'card'>) {
  const photo = card?.photo
  const width =
    photo &&
    ([...photo.widths].sort((a, b) => a - b).find((one) => one >= 320) ?? photo.widths.at(-1))
  return photo && width ? (
    <img src={`${photo.src}/${width}.webp`} alt="" loading="lazy" width="160" height="120" />
  ) : (
    <House className="icon" aria-hidden="true" />
  )
}

/** A home that was looked at: as it stands today, or that it has left. */
export function SeenRow({ home, onForget }: { home: SeenHome; onForget: () => void }) {
  const { t, i18n } = useTranslation('seen')
  const { card, title, seenAt, times, priceSeen, listingId } = home
  const name = localized(title, i18n.language) || card?.ref || t('row.untitled')
  const move = priceMove(home)
  const facts = card
    ? [
        card.bedrooms === null ? '' : t('row.bedrooms', { count: card.bedrooms }),
        card.area === null ? '' : `${count(card.area)} m²`,
        card.place,
      ]
    : []
  return (
    <li className={`seen-row${card ? '' : ' is-gone'}`}>
      <div className="seen-pic">
        <Picture card={card} />
      </div>
      <div className="seen-what">
        <p className="num">
          <strong>{moneyShort(card ? card.price : priceSeen) || t('row.onRequest')}</strong>
          {move === 0 ? null : (
            <>
              {' '}
              <StatusChip tone={move < 0 ? 'ok' : 'sun'}>
                {t(move < 0 ? 'row.down' : 'row.up', { amount: moneyShort(Math.abs(move)) })}
              </StatusChip>
            </>
          )}
        </p>
        {card ? (
          <a href={href('inmueble-id', { id: listingId })}>{name}</a>
        ) : (
          <p>
            {name} <StatusChip tone="error">{t('row.gone')}</StatusChip>
          </p>
        )}
        <p className="seen-facts">{facts.filter(Boolean).join(' · ')}</p>
        <p className="seen-facts">
          {t('row.at', { time: date(seenAt, 'HH:mm') })}
          {times > 1 ? ` · ${t('row.times', { count: times })}` : ''}
        </p>
      </div>
      <Pressable
        className="seen-remove"
        aria-label={t('row.forget', { name })}
        title={t('row.forgetShort')}
        onClick={onForget}
      >
        <X className="icon" aria-hidden="true" />
      </Pressable>
    </li>
  )
}

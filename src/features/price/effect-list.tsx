import { Bell, Heart, UserRound, UserSearch, UsersRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { PriceEffect } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { moneyShort } from '../../lib/format'
import { href } from '../../lib/href'

/** So many searches are counted one by one; it stands for more, too. */
const COUNTED = 500

function Line({ icon: Icon, children }: { icon: typeof Bell; children: ReactNode }) {
  return (
    <li>
      <Icon size={18} aria-hidden />
      <div>{children}</div>
    </li>
  )
}

/** Who hears of a price, in words; `done` once it is saved. */
export function EffectList({ effect, done = false }: { effect: PriceEffect; done?: boolean }) {
  const { t } = useTranslation('price')
  const when = done ? 'after' : 'before'
  const {
    old,
    new: price,
    onMarket,
    savers,
    searches,
    demands,
    demandsNew,
    demandsLost,
    owners,
  } = effect
  const lowered = old !== null && price < old
  return (
    <div role={done ? 'status' : undefined}>
      {done ? (
        <p className="num">
          {old === null
            ? t('first', { price: moneyShort(price) })
            : t('moved', { old: moneyShort(old), price: moneyShort(price) })}
        </p>
      ) : null}
      {onMarket ? null : <p className="muted">{t('off')}</p>}
      {onMarket ? (
        <ul className="price-effect-list">
          <Line icon={Heart}>{lowered ? t(`${when}.savers`, { count: savers }) : t('raised')}</Line>
          {lowered ? (
            <Line icon={Bell}>
              {searches >= COUNTED
                ? t(`${when}.searchesMany`, { count: COUNTED })
                : t(`${when}.searches`, { count: searches })}
            </Line>
          ) : null}
          <Line icon={UserSearch}>
            {t(`${when}.demands`, { count: demandsNew })}
            {demandsLost > 0 ? `. ${t(`${when}.lost`, { count: demandsLost })}` : ''}
            {demands.length > 0 ? (
              <ul className="price-matches">
                {demands.map(({ demandId, ref, title, contactName, score }) => (
                  <li key={demandId}>
                    <Link to={href('auth-cartera-demanda-id', { id: demandId })}>
                      {contactName ?? ref}
                    </Link>{' '}
                    <span className="muted num">{[title, t('score', { score })].join(' · ')}</span>
                  </li>
                ))}
              </ul>
            ) : null}
          </Line>
          <Line icon={owners.length > 1 ? UsersRound : UserRound}>
            {owners.length === 0
              ? t('noOwner')
              : t(`${when}.owners`, { names: owners.map(({ name }) => name).join(', ') })}
          </Line>
        </ul>
      ) : null}
    </div>
  )
}

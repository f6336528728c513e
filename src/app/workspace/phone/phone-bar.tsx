import { Menu as MenuIcon } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useTranslation } from '../../../i18n'
import { useSession } from '../../../lib/session'
import { Pressable } from '../../../ui/kit/bare/pressable'
import { addressOf, currentOf, keyOf, phoneDeskFor } from '../navigation'
import type { DeskItem } from '../room'
import { RoomNumber } from '../room-count'
import { useRoomCounts } from '../use-room-counts'
import { MoreSheet } from './more-sheet'
import './phone.css'

/**
 * The rail on a phone, at the foot, in thumb's reach: what a day is made of, and the rest in a
 * sheet behind "Más".
 */
export function PhoneBar() {
  const { t } = useTranslation('shell')
  const { role, operator } = useSession().profile
  const location = useLocation()
  const counts = useRoomCounts()
  const [isOpen, open] = useState(false)
  const { bar, more } = phoneDeskFor(role, operator)
  const current = currentOf([...bar, ...more], location)
  const entry = (item: DeskItem) => {
    const count = item.count && counts[item.count]
    return (
      <Link
        key={keyOf(item)}
        to={addressOf(item)}
        aria-current={item === current ? 'page' : undefined}
      >
        <item.icon className="icon" aria-hidden="true" />
        <span>{t(item.words)} </span>
        {count && count.kind !== 'plain' ? <RoomNumber count={count} /> : null}
      </Link>
    )
  }
  return (
    <nav className="bnav" aria-label={t('header.main')}>
      {bar.map(entry)}
      {more.length > 0 ? (
        <Pressable
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-current={current && more.includes(current) ? 'true' : undefined}
          onClick={() => open(true)}
        >
          <MenuIcon className="icon" aria-hidden="true" />
          <span>{t('desk.more')}</span>
        </Pressable>
      ) : null}
      {isOpen ? (
        <MoreSheet items={more} current={current} counts={counts} onClose={() => open(false)} />
      ) : null}
    </nav>
  )
}

import { LogOut, X } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { CountedRoom, RoomCount } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { useSession } from '../../../lib/session'
import { Pressable } from '../../../ui/kit/bare/pressable'
import { Drawer } from '../../../ui/workspace/kit/drawer'
import { IconButton } from '../../../ui/workspace/kit/icon-button'
import { AccountHead } from '../account/account-head'
import { addressOf, grouped, keyOf } from '../navigation'
import { looksOnly, type DeskItem } from '../room'
import { RoomNumber } from '../room-count'
import { signOut } from '../sign-out'

interface MoreSheetProps {
  items: readonly DeskItem[]
  current: DeskItem | null
  counts: Partial<Record<CountedRoom, RoomCount>>
  onClose: () => void
}

/** The rooms that have no place in the bar, in the rail's groups. */
export function MoreSheet({ items, current, counts, onClose }: MoreSheetProps) {
  const { t } = useTranslation(['shell', 'desk'])
  const { profile } = useSession()
  const entry = (item: DeskItem) => (
    <Link
      key={keyOf(item)}
      to={addressOf(item)}
      aria-current={item === current ? 'page' : undefined}
      onClick={onClose}
    >
      <item.icon className="icon" aria-hidden="true" />
      <span>{t(`shell:${item.words}`)} </span>
      {looksOnly(item, profile) ? (
        <small>{t('desk:readOnly')}</small>
      ) : (
        <RoomNumber count={item.count && counts[item.count]} />
      )}
    </Link>
  )
  const groups = grouped(items)
  const named = groups.filter(({ name }) => name !== 'foot')
  return (
    <Drawer from="foot" label={t('shell:desk.more')} className="more-sheet" onClose={onClose}>
      <div className="more-head">
        <AccountHead />
        <IconButton label={t('shell:close')} onClick={onClose}>
          <X size={20} aria-hidden />
        </IconButton>
      </div>
      {named.map(({ name, items: rooms }) => (
        <section key={name}>
          <h2>{t(`desk:group.${name}`)}</h2>
          <div className="more-rooms">{rooms.map(entry)}</div>
        </section>
      ))}
      <div className="more-rooms more-foot">
        {groups.find(({ name }) => name === 'foot')?.items.map(entry)}
        <Pressable onClick={() => void signOut()}>
          <LogOut className="icon" aria-hidden="true" />
          <span>{t('desk:leave')}</span>
        </Pressable>
      </div>
    </Drawer>
  )
}

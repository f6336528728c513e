import { Bell, MessageSquare } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Notification } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { date } from '../../../lib/format'
import { currentLang } from '../../../lib/href'

const DAY = 'YYYY-MM-DD'

/** The hour of today, the day of any other. */
const when = (moment: string): string =>
  date(moment, DAY) === date(Date.now(), DAY)
    ? date(moment, 'HH:mm')
    : date(moment, 'DD MMM', currentLang())

/** A line of the list; the whole of it leads where the news do. */
export function NewsRow({ item, onOpen }: { item: Notification; onOpen: () => void }) {
  const { t } = useTranslation('notification')
  const Icon = item.kind === 'CHAT' ? MessageSquare : Bell
  return (
    <li className={item.readAt === null ? 'is-unread' : undefined}>
      <Link to={item.href} onClick={onOpen}>
        <Icon className="icon" aria-hidden="true" />
        <span className="news-text">
          <b>{item.title}</b>
          <span>{item.body}</span>
        </span>
        <time dateTime={item.createdAt}>{when(item.createdAt)}</time>
        {item.readAt === null && <span className="spoken">{t('bell.isUnread')}</span>}
      </Link>
    </li>
  )
}

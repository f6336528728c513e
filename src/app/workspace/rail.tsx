import { Ellipsis } from 'lucide-react'
import { useId, useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useTranslation } from '../../i18n'
import { useUnread } from '../../features/chat/use-unread'
import { useUnreadThreads } from '../../features/inbox/use-inbox'
import { href } from '../../lib/href'
import { useSession } from '../../lib/session'
import { Pressable } from '../../ui/kit/bare/pressable'
import { AgencyBadge } from './agency-badge'
import { currentOf, deskFor, phoneDeskFor, type DeskItem } from './navigation'

/** Beside the page that holds them: messages not read yet. */
const OfVisitor = () => <Count count={useUnread()} />

/** The same of an agency: threads of its inbox. */
const OfAgency = () => <Count count={useUnreadThreads()} />

function Unread() {
  const { role } = useSession().profile
  return role === 'ADMIN' || role === 'STAFF' ? <OfAgency /> : <OfVisitor />
}

function Count({ count }: { count: number }) {
  const { t } = useTranslation('shell')
  return count > 0 ? (
    <em className="num hot">
      {count}
      <b className="spoken"> {t('desk.unread', { count })}</b>
    </em>
  ) : null
}

/** Navigation at the left; a link is current for its whole branch and its tabs. */
export function Rail() {
  const { t } = useTranslation('shell')
  const { profile } = useSession()
  const { pathname } = useLocation()
  const items = deskFor(profile.role)
  const current = currentOf(items, pathname)
  return (
    <nav className="rail" aria-label={t('header.main')}>
      <AgencyBadge />
      {items.map(({ route, words, icon: Icon }) => (
        <Link
          key={route}
          className="rail-item"
          to={href(route)}
          aria-current={route === current ? 'page' : undefined}
          title={t(words)}
        >
          <Icon className="icon" aria-hidden="true" />
          <span>{t(words)}</span>
          {route === 'auth-mensajes' && <Unread />}
        </Link>
      ))}
    </nav>
  )
}

/**
 * The same on a phone, at the foot, in thumb's reach; what does not fit waits in a sheet behind
 * "Más".
 */
export function PhoneBar() {
  const { t } = useTranslation('shell')
  const { profile } = useSession()
  const { pathname } = useLocation()
  const id = useId()
  const sheet = useRef<HTMLDivElement>(null)
  const { bar, more } = phoneDeskFor(profile.role)
  const current = currentOf([...bar, ...more], pathname)
  const isInMore = more.some(({ route }) => route === current)
  const link = ({ route, words, icon: Icon }: DeskItem) => (
    <Link key={route} to={href(route)} aria-current={route === current ? 'page' : undefined}>
      <Icon className="icon" aria-hidden="true" />
      {t(words)}
      {route === 'auth-mensajes' && <Unread />}
    </Link>
  )
  return (
    <nav className="bnav" aria-label={t('header.main')}>
      {bar.map(link)}
      {more.length > 0 && (
        <>
          <Pressable popoverTarget={id} aria-current={isInMore ? 'true' : undefined}>
            <Ellipsis className="icon" aria-hidden="true" />
            {t('desk.more')}
          </Pressable>
          <div
            ref={sheet}
            id={id}
            popover="auto"
            className="bnav-more"
            role="group"
            aria-label={t('desk.more')}
            onClick={() => sheet.current?.hidePopover()}
          >
            {more.map(link)}
          </div>
        </>
      )}
    </nav>
  )
}

import { useTranslation } from '../../i18n'
import { NavLink } from 'react-router-dom'
import { useUnread } from '../../features/chat/use-unread'
import { href } from '../../lib/href'
import { useSession } from '../../lib/session'
import { AgencyBadge } from './agency-badge'
import { deskFor } from './navigation'

const PHONE_ITEMS = 5

/** Messages not read yet, beside the page that holds them. */
function Unread() {
  const { t } = useTranslation('shell')
  const count = useUnread()
  return count > 0 ? <em className="num hot">{count}<b className="sr"> {t('desk.unread', { count })}</b></em> : null
}

/** Navigation at the left; a link is current for its whole branch. */
export function Rail() {
  const { t } = useTranslation('shell')
  const { profile } = useSession()
  return (
    <nav className="rail" aria-label={t('header.main')}>
      <AgencyBadge />
      {deskFor(profile.role).map(({ route, words, exact, icon: Icon }) => (
        <NavLink key={route} className="n" to={href(route)} end={exact} title={t(words)}>
          <Icon className="i" aria-hidden="true" />
          <span>{t(words)}</span>
          {route === 'auth-mensajes' && <Unread />}
        </NavLink>
      ))}
    </nav>
  )
}

/** The same on a phone, at the foot, in thumb's reach. */
export function PhoneBar() {
  const { t } = useTranslation('shell')
  const { profile } = useSession()
  return (
    <nav className="bnav" aria-label={t('header.main')}>
      {deskFor(profile.role)
        .slice(0, PHONE_ITEMS)
        .map(({ route, words, exact, icon: Icon }) => (
          <NavLink key={route} to={href(route)} end={exact}>
            <Icon className="i" aria-hidden="true" />
            {t(words)}
            {route === 'auth-mensajes' && <Unread />}
          </NavLink>
        ))}
    </nav>
  )
}

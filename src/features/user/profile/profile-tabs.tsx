import { useTranslation } from '../../../i18n'
import { NavLink } from 'react-router-dom'
import { href } from '../../../lib/href'
import type { RouteName } from '../../../lib/paths'
import { useSession, type Role } from '../../../lib/session'
import { TabLinks } from '../../../ui/workspace/kit/tab-links'
import './profile.css'

const TABS: { route: RouteName; words: string; roles?: Role[] }[] = [
  { route: 'auth-perfil', words: 'tabs.me' },
  { route: 'auth-perfil-inmobiliaria', words: 'tabs.agency', roles: ['ADMIN'] },
  { route: 'auth-perfil-empresa', words: 'tabs.company', roles: ['ADMIN'] },
  { route: 'auth-perfil-agentes', words: 'tabs.people', roles: ['ADMIN', 'STAFF'] },
  { route: 'auth-perfil-suscripcion', words: 'tabs.subscription', roles: ['ADMIN', 'STAFF'] },
]

/**
 * Ways between one's own record, the agency and its people; one alone is no choice and is not
 * shown.
 */
export function ProfileTabs() {
  const { t } = useTranslation('user')
  const { profile } = useSession()
  const tabs = TABS.filter(
    ({ roles }) => !roles || (profile.role !== '' && roles.includes(profile.role)),
  )
  if (tabs.length < 2) return null
  return (
    <TabLinks className="profile-tabs" label={t('tabs.label')}>
      {tabs.map(({ route, words }) => (
        <NavLink key={route} to={href(route)} end>
          {t(words)}
        </NavLink>
      ))}
    </TabLinks>
  )
}

import { initialsOf } from '../../ui/person-mark'
import { ExternalLink, LogOut, UserRound } from 'lucide-react'
import { Link, useLocation } from 'react-router-dom'
import { LANG_LABELS, LANGS, prefixPath, splitPath, useTranslation } from '../../i18n'
import { chooseLanguage } from '../../lib/chosen-language'
import { currentLang, href } from '../../lib/href'
import { useSession } from '../../lib/session'
import { EXISTING } from '../all-screens'
import { IconButton } from '../../ui/workspace/kit/icon-button'
import { Menu } from '../../ui/workspace/kit/menu'
import { MenuItem } from '../../ui/workspace/kit/menu-item'
import { MenuRule } from '../../ui/workspace/kit/menu-rule'
import { signOut } from './sign-out'

/** Profile, language, the public site, and the way out. */
export function AccountMenu() {
  const { t } = useTranslation('shell')
  const { profile } = useSession()
  const { pathname, search } = useLocation()
  const name = `${profile.first_name} ${profile.last_name}`.trim() || profile.email
  return (
    <>
      <Menu
        align="right"
        opener={(ties) => (
          <IconButton
            label={`${profile.avatar ? '' : `${initialsOf(name)}, `}${t('desk.account', { name })}`}
            {...ties}
          >
            {profile.avatar ? (
              <img className="avatar" src={profile.avatar} alt="" />
            ) : (
              <span className="avatar is-primary" aria-hidden="true">
                {initialsOf(name)}
              </span>
            )}
          </IconButton>
        )}
      >
        {EXISTING.has('auth-perfil') && (
          <MenuItem component={Link} to={href('auth-perfil')}>
            <UserRound className="icon" aria-hidden="true" />
            {t('desk.profile')}
          </MenuItem>
        )}
        <MenuItem component="a" href={href('index')}>
          <ExternalLink className="icon" aria-hidden="true" />
          {t('desk.publicSite')}
        </MenuItem>
        <MenuRule />
        {LANGS.map((lang) => (
          <MenuItem
            key={lang}
            component="a"
            href={prefixPath(splitPath(pathname).path, lang) + search}
            hrefLang={lang}
            lang={lang}
            selected={lang === currentLang()}
            onClick={() => chooseLanguage(lang)}
          >
            {LANG_LABELS[lang]}
          </MenuItem>
        ))}
        <MenuRule />
        <MenuItem onClick={() => void signOut()}>
          <LogOut className="icon" aria-hidden="true" />
          {t('desk.signOut')}
        </MenuItem>
      </Menu>
    </>
  )
}

import { initialsOf } from '../../ui/person-mark'
import Divider from '@mui/material/Divider'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { ExternalLink, LogOut, UserRound } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { LANG_LABELS, LANGS, prefixPath, splitPath, useTranslation } from '../../i18n'
import { chooseLanguage } from '../../lib/chosen-language'
import { currentLang, href } from '../../lib/href'
import { useSession } from '../../lib/session'
import { EXISTING } from '../all-screens'
import { IconButton } from '../../ui/workspace/kit/icon-button'
import { signOut } from './sign-out'

/** Profile, language, the public site, and the way out. */
export function AccountMenu() {
  const { t } = useTranslation('shell')
  const { profile } = useSession()
  const { pathname, search } = useLocation()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const name = `${profile.first_name} ${profile.last_name}`.trim() || profile.email
  const close = () => setAnchor(null)
  return (
    <>
      <IconButton
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        label={`${profile.avatar ? '' : `${initialsOf(name)}, `}${t('desk.account', { name })}`}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {profile.avatar ? (
          <img className="av" src={profile.avatar} alt="" />
        ) : (
          <span className="av b" aria-hidden="true">
            {initialsOf(name)}
          </span>
        )}
      </IconButton>
      <Menu
        disablePortal
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        {EXISTING.has('auth-perfil') && (
          <MenuItem component={Link} to={href('auth-perfil')} onClick={close}>
            <UserRound className="i" aria-hidden="true" />
            {t('desk.profile')}
          </MenuItem>
        )}
        <MenuItem component="a" href={href('index')}>
          <ExternalLink className="i" aria-hidden="true" />
          {t('desk.publicSite')}
        </MenuItem>
        <Divider />
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
        <Divider />
        <MenuItem onClick={() => void signOut()}>
          <LogOut className="i" aria-hidden="true" />
          {t('desk.signOut')}
        </MenuItem>
      </Menu>
    </>
  )
}

import {
  CircleQuestionMark,
  CircleUserRound,
  ExternalLink,
  Keyboard,
  ListChecks,
  LogOut,
  ShieldCheck,
} from 'lucide-react'
import { Link } from 'react-router-dom'
import { useTranslation } from '../../../i18n'
import { href } from '../../../lib/href'
import { useSession } from '../../../lib/session'
import { FIRST_RUN_QUERY } from '../../../slots/first-run'
import { initialsOf } from '../../../ui/person-mark'
import { IconButton } from '../../../ui/workspace/kit/icon-button'
import { Menu } from '../../../ui/workspace/kit/menu'
import { MenuChoice } from '../../../ui/workspace/kit/menu-choice'
import { MenuItem } from '../../../ui/workspace/kit/menu-item'
import { MenuNote } from '../../../ui/workspace/kit/menu-note'
import { MenuRule } from '../../../ui/workspace/kit/menu-rule'
import { APPEARANCES, useAppearance } from '../../../ui/workspace/kit/use-appearance'
import { EXISTING } from '../../all-screens'
import { addressOf, keyOf, ownLists } from '../navigation'
import { Keys } from '../shortcuts/keys'
import { runShortcut } from '../shortcuts/registry'
import { signOut } from '../sign-out'
import { AccountHead, OwnPicture, useOwnName } from './account-head'
import './account.css'
import { LanguageEntries } from './language-entries'

function Appearance() {
  const { t } = useTranslation('desk')
  const { appearance, choose } = useAppearance()
  const options = APPEARANCES.map((value) => ({ value, label: t(`appearance.${value}`) }))
  return (
    <MenuChoice
      label={t('appearance.label')}
      options={options}
      value={appearance}
      onChange={choose}
    />
  )
}

/** Who is signed in: their record, their own lists, how the desk looks and speaks, the way out. */
export function AccountMenu() {
  const { t } = useTranslation(['shell', 'desk'])
  const { profile } = useSession()
  const name = useOwnName()
  const lists = ownLists(profile.role)
  return (
    <Menu
      sheet
      align="right"
      label={t('shell:desk.account', { name })}
      opener={(ties) => (
        <IconButton
          label={`${profile.avatar ? '' : `${initialsOf(name)}, `}${t('shell:desk.account', { name })}`}
          {...ties}
        >
          <OwnPicture />
        </IconButton>
      )}
    >
      <MenuNote>
        <AccountHead isLong />
      </MenuNote>
      <MenuRule />
      {EXISTING.has('auth-perfil') && [
        <MenuItem key="profile" component={Link} to={href('auth-perfil')}>
          <CircleUserRound className="icon" aria-hidden="true" />
          {t('desk:profile')}
        </MenuItem>,
        <MenuItem key="security" component={Link} to={`${href('auth-perfil')}#seguridad`}>
          <ShieldCheck className="icon" aria-hidden="true" />
          {t('desk:security')}
        </MenuItem>,
      ]}
      {lists.length > 0 && <MenuRule />}
      {lists.map((list) => (
        <MenuItem key={keyOf(list)} component={Link} to={addressOf(list)}>
          <list.icon className="icon" aria-hidden="true" />
          {t(`shell:${list.words}`)}
        </MenuItem>
      ))}
      <MenuRule />
      <Appearance />
      <LanguageEntries />
      <MenuItem aria-keyshortcuts="?" onClick={() => runShortcut('keys')}>
        <Keyboard className="icon" aria-hidden="true" />
        {t('desk:keys.title')}
        <span className="menu-end" aria-hidden="true">
          <Keys keys={['?']} />
        </span>
      </MenuItem>
      {(profile.role === 'ADMIN' || profile.role === 'STAFF') && (
        <MenuItem component={Link} to={href('auth-dashboard', {}, { [FIRST_RUN_QUERY]: '1' })}>
          <ListChecks className="icon" aria-hidden="true" />
          {t('desk:firstRun')}
        </MenuItem>
      )}
      <MenuItem component="a" href={href('faq')}>
        <CircleQuestionMark className="icon" aria-hidden="true" />
        {t('desk:help')}
      </MenuItem>
      <MenuItem component="a" href={href('index')}>
        <ExternalLink className="icon" aria-hidden="true" />
        {t('shell:desk.publicSite')}
      </MenuItem>
      <MenuRule />
      <MenuItem onClick={() => void signOut()}>
        <LogOut className="icon" aria-hidden="true" />
        {t('shell:desk.signOut')}
      </MenuItem>
    </Menu>
  )
}

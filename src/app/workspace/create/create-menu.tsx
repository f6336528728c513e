import { Plus } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useTranslation } from '../../../i18n'
import { useSession } from '../../../lib/session'
import { Button } from '../../../ui/workspace/kit/button'
import { Menu } from '../../../ui/workspace/kit/menu'
import { MenuItem } from '../../../ui/workspace/kit/menu-item'
import { MenuRule } from '../../../ui/workspace/kit/menu-rule'
import { Keys } from '../shortcuts/keys'
import { creationsFor, type Creation } from './creations'

/** "+ Nuevo": the records this person may make, then the acts of several steps. */
export function CreateMenu() {
  const { t } = useTranslation('desk')
  const { role } = useSession().profile
  const creations = creationsFor(role)
  if (creations.length === 0) return null
  const entry = ({ id, icon: Icon, to, letter }: Creation) => (
    <MenuItem
      key={id}
      component={Link}
      to={to()}
      aria-keyshortcuts={letter ? `N ${letter}` : undefined}
    >
      <Icon className="icon" aria-hidden="true" />
      {t(`new.${id}`)}
      {letter ? (
        <span className="menu-end" aria-hidden="true">
          <Keys keys={['N', letter]} />
        </span>
      ) : null}
    </MenuItem>
  )
  const records = creations.filter(({ letter }) => letter)
  const acts = creations.filter(({ letter }) => !letter)
  return (
    <Menu
      sheet
      align="right"
      label={t('new.list')}
      opener={(ties) => (
        <Button variant="soft" className="create-button" aria-label={t('new.open')} {...ties}>
          <Plus size={18} aria-hidden />
          <span>{t('new.open')}</span>
        </Button>
      )}
    >
      {records.map(entry)}
      {records.length > 0 && acts.length > 0 ? <MenuRule /> : null}
      {acts.map(entry)}
    </Menu>
  )
}

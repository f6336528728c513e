import { Bell, Search } from 'lucide-react'
import { useTranslation } from '../../i18n'
import { useSession } from '../../lib/session'
import { BellSlot } from '../bell-slot'
import { Pressable } from '../../ui/kit/bare/pressable'
import { AccountMenu } from './account/account-menu'
import { AgencyBadge } from './agency-badge'
import { CreateMenu } from './create/create-menu'
import { comesFromPortal } from './navigation'

/** Search for anything, make something new, what happened, and one's own account. */
export function TopBar({ onSearch }: { onSearch: () => void }) {
  const { t } = useTranslation('shell')
  const { role } = useSession().profile
  return (
    <header className="top-bar">
      <AgencyBadge />
      <Pressable
        className="palette-button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={onSearch}
      >
        <Search className="icon" aria-hidden="true" />
        <span>{t(comesFromPortal(role) ? 'palette.ownOpen' : 'palette.open')}</span>
        <kbd aria-hidden="true">Ctrl K</kbd>
      </Pressable>
      <div className="end">
        <CreateMenu />
        <BellSlot className="icon-button" before={<Bell className="icon" aria-hidden="true" />} />
        <AccountMenu />
      </div>
    </header>
  )
}

import { Search } from 'lucide-react'
import { useTranslation } from '../../i18n'
import { BellSlot } from '../bell-slot'
import { Pressable } from '../../ui/kit/bare/pressable'
import { AccountMenu } from './account/account-menu'
import { AgencyBadge } from './agency-badge'
import { CreateMenu } from './create/create-menu'

/** Search for anything, make something new, what happened, and one's own account. */
export function TopBar({ onSearch }: { onSearch: () => void }) {
  const { t } = useTranslation('shell')
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
        <span>{t('palette.open')}</span>
        <kbd aria-hidden="true">Ctrl K</kbd>
      </Pressable>
      <div className="end">
        <CreateMenu />
        <BellSlot className="icon-button" />
        <AccountMenu />
      </div>
    </header>
  )
}

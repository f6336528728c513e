import { Bell, Plus, Search } from 'lucide-react'
import { useTranslation } from '../../../i18n'
import { buttonClass } from '../../../ui/workspace/kit/button-class'
import { creationsFor } from '../create/creations'
import { comesFromPortal } from '../navigation'
import type { FrameProps } from './frame-props'
import { FrameMark } from './frame-mark'

/** The top bar as it looks; nothing in it can be pressed yet, so nothing says it could be. */
export function FrameTop({ role }: FrameProps) {
  const { t } = useTranslation(['shell', 'desk'])
  return (
    <header className="top-bar" aria-hidden="true">
      <FrameMark role={role} />
      <span className="palette-button">
        <Search className="icon" />
        <span>{t(comesFromPortal(role) ? 'shell:palette.ownOpen' : 'shell:palette.open')}</span>
        <kbd>Ctrl K</kbd>
      </span>
      <div className="end">
        {creationsFor(role).length > 0 ? (
          <span className={buttonClass({ variant: 'soft' }, 'create-button')}>
            <Plus size={18} />
            <span>{t('desk:new.open')}</span>
          </span>
        ) : null}
        <span className="icon-button">
          <Bell className="icon" />
        </span>
        <span className="icon-button">
          <span className="avatar is-primary" />
        </span>
      </div>
    </header>
  )
}

import { useTranslation } from '../../i18n'
import { Outlet } from 'react-router-dom'
import { WorkspaceTheme } from '../../ui/workspace/theme-provider'
import '../../ui/workspace/styles/shell.css'
// Of the frame before it (frame/desk-frame.tsx), which comes without code.
import '../../ui/states.css'
import './workspace.css'
import { SecondSlot } from '../second-slot'
import { StepUpSlot } from '../step-up-slot'
import { CommandPalette, usePalette } from './command-palette'
import { LaterSlot } from './later/later-slot'
import { PhoneBar } from './phone/phone-bar'
import { Rail } from './rail/rail'
import { DeskShortcuts } from './shortcuts/desk-shortcuts'
import { TopBar } from './top-bar'
import { useFreshRights } from './use-fresh-rights'
import { useFreshCounts } from './use-room-counts'

/**
 * Frame of the signed-in area: rail (228, 64 under 1180, bar at the foot under 820), top bar, the
 * page.
 */
export function WorkspaceLayout() {
  const { t } = useTranslation('shell')
  const palette = usePalette()
  useFreshRights()
  useFreshCounts()
  return (
    <WorkspaceTheme>
      <a className="skip" href="#main">
        {t('skip')}
      </a>
      <div className="app">
        <Rail />
        <div className="app-work">
          <TopBar onSearch={palette.open} />
          <LaterSlot />
          <main className="main" id="main" tabIndex={-1}>
            <Outlet />
          </main>
        </div>
      </div>
      <PhoneBar />
      <DeskShortcuts onSearch={palette.open} />
      {palette.isOpen && <CommandPalette close={palette.close} />}
      <SecondSlot />
      <StepUpSlot />
    </WorkspaceTheme>
  )
}

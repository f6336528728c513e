import { useTranslation } from '../../i18n'
import { Outlet } from 'react-router-dom'
import { WorkspaceTheme } from '../../ui/workspace/theme-provider'
import '../../ui/workspace/styles/shell.css'
import './workspace.css'
import { CommandPalette, usePalette } from './command-palette'
import { PhoneBar, Rail } from './rail'
import { TopBar } from './top-bar'
import { useFreshRights } from './use-fresh-rights'

/**
 * Frame of the signed-in area: rail (228, 64 under 1180, bar at the foot under 820), top bar, the
 * page.
 */
export function WorkspaceLayout() {
  const { t } = useTranslation('shell')
  const palette = usePalette()
  useFreshRights()
  return (
    <WorkspaceTheme>
      <a className="skip" href="#main">
        {t('skip')}
      </a>
      <div className="app">
        <Rail />
        <div className="app-work">
          <TopBar onSearch={palette.open} />
          <main className="main" id="main" tabIndex={-1}>
            <Outlet />
          </main>
        </div>
      </div>
      <PhoneBar />
      {palette.isOpen && <CommandPalette close={palette.close} />}
    </WorkspaceTheme>
  )
}

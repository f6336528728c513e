import { useColorScheme } from '@mui/material/styles'
import { WorkspaceTheme } from '../../src/ui/workspace/theme-provider'
import { ChipToggle } from '../../src/ui/workspace/kit/chip-toggle'
import { inlineClass } from '../../src/ui/workspace/kit/inline-class'
import '../../src/ui/workspace/styles/shell.css'
import '../../src/ui/workspace/styles/table.css'
import '../../src/ui/workspace/styles/form.css'
import { DeskButtons } from './desk-buttons'
import { DeskChoices } from './desk-choices'
import { DeskFields } from './desk-fields'
import { DeskLists } from './desk-lists'
import { DeskOpens } from './desk-opens'
import { DeskTabs } from './desk-tabs'

const MODES = { light: 'Light', dark: 'Dark', system: 'As the system' } as const

function Head() {
  const { mode, setMode } = useColorScheme()
  return (
    <div className="kit-head">
      <h1>The desk’s kit</h1>
      <a className={inlineClass()} href="?face=public">
        The public kit
      </a>
      {(['light', 'dark', 'system'] as const).map((one) => (
        <ChipToggle key={one} on={mode === one} onClick={() => setMode(one)}>
          {MODES[one]}
        </ChipToggle>
      ))}
    </div>
  )
}

/** Every part of `src/ui/workspace/kit`, and what both faces share. */
export default function DeskPage() {
  return (
    <WorkspaceTheme>
      <main className="kit-page">
        <Head />
        <div className="kit-samples">
          <DeskButtons />
          <DeskFields />
          <DeskTabs />
          <DeskChoices />
          <DeskOpens />
          <DeskLists />
        </div>
      </main>
    </WorkspaceTheme>
  )
}

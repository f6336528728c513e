import { useState, type KeyboardEvent } from 'react'
import type { Row } from './row'

const STEPS: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 }

/** Which row the arrows stand on; Enter goes there, with Ctrl or Cmd in a new tab. */
export function useChoice(rows: Row[], onGo: (row: Row, newTab: boolean) => void) {
  const [key, choose] = useState<string | null>(null)
  // A row that went away while more was typed gives way to the first.
  const at = Math.max(
    0,
    rows.findIndex((row) => row.key === key),
  )
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return
    const step = STEPS[event.key]
    if (step !== undefined && rows.length > 0) {
      event.preventDefault()
      choose(rows[(at + step + rows.length) % rows.length]?.key ?? null)
    }
    const row = rows[at]
    if (event.key !== 'Enter' || !row) return
    event.preventDefault()
    onGo(row, event.ctrlKey || event.metaKey)
  }
  return { chosen: rows[at]?.key ?? null, choose, onKeyDown }
}

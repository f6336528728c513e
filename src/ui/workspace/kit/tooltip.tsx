import MaterialTooltip from '@mui/material/Tooltip'
import type { ReactElement } from 'react'

interface TooltipProps {
  /** Name of what it points at, where its words are not seen; null: they are. */
  words: string | null
  children: ReactElement<Record<string, unknown>>
}

/** What a picture is, at its right, to who points at it or comes to it by keyboard. */
export function Tooltip({ words, children }: TooltipProps) {
  return (
    <MaterialTooltip title={words ?? ''} placement="right" disableInteractive>
      {children}
    </MaterialTooltip>
  )
}

import { useId, useState, type MouseEvent } from 'react'

/** What ties a button to what it opens. */
export interface OpenerTies {
  'aria-haspopup': 'menu' | 'dialog'
  'aria-expanded': boolean
  'aria-controls': string | undefined
  onClick: (event: MouseEvent<HTMLElement>) => void
}

/** What opens at a button: where, whether, and since when it is drawn at all. */
export function useOpener(kind: OpenerTies['aria-haspopup'], onOpen?: () => void) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  // Most of what a list could open is never opened: it is drawn from the first time on.
  const [used, setUsed] = useState(false)
  const id = useId()
  const ties: OpenerTies = {
    'aria-haspopup': kind,
    'aria-expanded': anchor !== null,
    'aria-controls': anchor ? id : undefined,
    onClick: ({ currentTarget }) => {
      setUsed(true)
      onOpen?.()
      setAnchor(currentTarget)
    },
  }
  return { id, anchor, used, ties, close: () => setAnchor(null) }
}

import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { useKeepOpened } from './palette/opened'

const Palette = lazy(() => import('./palette/palette'))

/** Open state of the palette, and Ctrl-K (Cmd-K) anywhere in the workspace. */
export function usePalette() {
  const [isOpen, setOpen] = useState(false)
  useKeepOpened()
  const [open, close] = [
    useCallback(() => setOpen(true), []),
    useCallback(() => setOpen(false), []),
  ]
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      open()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [open])
  return { isOpen, open, close }
}

/** The palette's place in the desk; its code comes when it is first asked for. */
export function CommandPalette({ close }: { close: () => void }) {
  return (
    <Suspense>
      <Palette close={close} />
    </Suspense>
  )
}

import { useEffect, useMemo } from 'react'

/** Runs an act at once, or when the mouse button or finger that is down has come up. */
export type AfterPress = (act: () => void) => void

/**
 * What leaving a field draws moves what lies below it. Drawn while a button is being pressed, that
 * button is gone from under the pointer when it comes up, and the press does nothing. The act runs
 * before the click, which goes to where the pointer came up: what is typed is there when it sends.
 */
export function useAfterPress(): AfterPress {
  const press = useMemo(() => ({ down: false, waiting: [] as (() => void)[] }), [])
  useEffect(() => {
    const down = () => {
      press.down = true
    }
    const up = () => {
      press.down = false
      for (const act of press.waiting.splice(0)) act()
    }
    document.addEventListener('mousedown', down, true)
    // What is dragged away ends without a mouseup.
    for (const end of ['mouseup', 'dragend']) document.addEventListener(end, up, true)
    return () => {
      document.removeEventListener('mousedown', down, true)
      for (const end of ['mouseup', 'dragend']) document.removeEventListener(end, up, true)
    }
  }, [press])
  return useMemo(
    () => (act) => {
      if (press.down) press.waiting.push(act)
      else act()
    },
    [press],
  )
}

import { useEffect } from 'react'
import { allShortcuts } from './registry'

/** So long the second key is waited for. */
const TOGETHER_MS = 1_500
const FIELDS =
  'input,select,textarea,[contenteditable]:not([contenteditable=false]),[role=textbox],' +
  '[role=combobox],[role=menu],[role=listbox],[role=dialog],dialog'

/** A key of a shortcut: not typed into something, and with no chord of the browser's. */
function isShortcutKey(event: KeyboardEvent): boolean {
  // `[` is AltGr with another key on half of Europe's keyboards, which some tell as Ctrl and Alt.
  const isChord =
    (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState('AltGraph')
  if (event.defaultPrevented || event.isComposing || event.repeat || isChord) return false
  return !(event.target instanceof Element && event.target.closest(FIELDS))
}

const startsWith = (keys: readonly string[], pressed: readonly string[]): boolean =>
  pressed.every((key, index) => keys[index] === key)

/** Listens for the keys of all shortcuts; never in a field, a menu or a dialog. Once in the desk. */
export function useShortcutKeys(): void {
  useEffect(() => {
    let pressed: string[] = []
    let last = 0
    const onKey = (event: KeyboardEvent) => {
      if (!isShortcutKey(event) || event.key.length > 1) return
      const key = event.key.toUpperCase()
      const before = event.timeStamp - last < TOGETHER_MS ? pressed : []
      last = event.timeStamp
      // What does not go on with what was pressed may begin something.
      for (const sequence of [[...before, key], [key]]) {
        const meant = allShortcuts().filter(({ keys }) => startsWith(keys, sequence))
        if (meant.length === 0) continue
        event.preventDefault()
        const done = meant.find(({ keys }) => keys.length === sequence.length)
        pressed = done ? [] : sequence
        done?.run()
        return
      }
      pressed = []
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}

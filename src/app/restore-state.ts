import { openDialog, setNewMessage, type DialogName } from '../lib/dialog'
import { setMessage, type MessageStatus } from '../lib/message'
import { KEPT_KEY, type KeptField, type KeptState } from './kept-state'

/**
 * Typed words go back into the page as the server drew it; the forms find them there when their
 * code arrives.
 */
function refill(fields: KeptField[]): void {
  for (const { form, name, value } of fields) {
    const element = document.forms[form]?.elements.namedItem(name)
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
      element.value = value
  }
}

/**
 * Brings back what was kept before a reload, once, and only on the page it belongs to. Call it
 * before hydration.
 */
export function restoreState(): void {
  const text = sessionStorage.getItem(KEPT_KEY)
  sessionStorage.removeItem(KEPT_KEY)
  const kept = JSON.parse(text ?? 'null') as KeptState | null
  if (kept?.path !== location.pathname) return
  refill(kept.fields)
  if (kept.message.status !== '')
    setMessage(kept.message.status as Exclude<MessageStatus, ''>, kept.message.text, {
      translate: kept.message.translate,
    })
  if (kept.dialog) openDialog(kept.dialog.name as DialogName, kept.dialog.payload)
  if (kept.newMessage) setNewMessage(true)
}

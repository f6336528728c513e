import { openDialog, setNewMessage, type DialogName } from '../lib/dialog'
import { setMessage, type MessageStatus } from '../lib/message'
import { keptObject } from '../lib/kept'
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

const isField = (one: unknown): one is KeptField =>
  typeof one === 'object' && one !== null && 'value' in one && typeof one.value === 'string'

/**
 * Brings back what was kept before a reload, once, and only on the page it belongs to. Call it
 * before hydration.
 */
export function restoreState(): void {
  // The page that kept it may have been another version's: that is why it was loaded anew.
  const kept = keptObject(() => sessionStorage, KEPT_KEY) as Partial<KeptState>
  sessionStorage.removeItem(KEPT_KEY)
  if (kept.path !== location.pathname) return
  if (Array.isArray(kept.fields)) refill(kept.fields.filter(isField))
  if (kept.message?.status && typeof kept.message.text === 'string')
    setMessage(kept.message.status as Exclude<MessageStatus, ''>, kept.message.text, {
      translate: kept.message.translate,
    })
  if (typeof kept.dialog?.name === 'string')
    openDialog(kept.dialog.name as DialogName, kept.dialog.payload ?? {})
  if (kept.newMessage) setNewMessage(true)
}

import { getUi } from '../lib/dialog'
import { getMessage } from '../lib/message'

/** Where it waits for the page to come back. */
export const KEPT_KEY = 'llar.kept'

/**
 * A text somebody typed, by the place of its form and the name of its field (its id where it has
 * none: React makes the same one again).
 */
export interface KeptField {
  form: number
  name: string
  value: string
}

/** What was on the screen before a reload that nobody asked for. */
export interface KeptState {
  path: string
  message: { status: string; text: string; translate: boolean }
  dialog: { name: string; payload: Record<string, unknown> } | null
  newMessage: boolean
  fields: KeptField[]
}

/** Words typed into forms; passwords are not written down. */
function typedFields(): KeptField[] {
  return [...document.forms].flatMap((form, index) =>
    [...form.elements].flatMap((element) => {
      const isText =
        element instanceof HTMLTextAreaElement ||
        (element instanceof HTMLInputElement &&
          ['text', 'email', 'tel', 'search', 'number', 'url'].includes(element.type))
      const name = isText ? element.name || element.id : ''
      return isText && name !== '' && element.value !== ''
        ? [{ form: index, name, value: element.value }]
        : []
    }),
  )
}

/**
 * Keeps message, dialog, new-message flag and typed words for the reload that follows; only what is
 * plain data.
 */
export function keepState(): void {
  const { status, text, translate } = getMessage()
  const { dialog, newMessage } = getUi()
  // A question's answer is a function, which no reload survives: such a dialog is not opened again.
  const plain =
    dialog && Object.values(dialog.payload).every((value) => typeof value !== 'function')
      ? dialog
      : null
  const state: KeptState = {
    path: location.pathname,
    message: { status, text, translate },
    dialog: plain,
    newMessage,
    fields: typedFields(),
  }
  sessionStorage.setItem(KEPT_KEY, JSON.stringify(state))
}

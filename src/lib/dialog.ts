import { useSyncExternalStore } from 'react'

/** Dialogs are opened by name, one at a time (specification, section 2). */
export type DialogName = 'common' | 'share' | 'login' | 'register' | 'agent' | 'create-search'

/** What a dialog may be told by its opener. `common` asks a question: title, text, confirm. */
export interface DialogPayload {
  title?: string
  text?: string
  confirm?: string
  cancel?: string
  danger?: boolean
  onConfirm?: () => void | Promise<void>
  [key: string]: unknown
}

export interface OpenDialog {
  name: DialogName
  payload: DialogPayload
}

/** Props of a dialog's content: src/app/dialogs/<name>.dialog.tsx default-exports a component that takes them. */
export interface DialogProps {
  payload: DialogPayload
  close: () => void
}

interface UiState {
  dialog: OpenDialog | null
  sideNav: boolean
}

const CLOSED: UiState = { dialog: null, sideNav: false }
let state = CLOSED
const listeners = new Set<() => void>()

function set(next: UiState): void {
  state = next
  for (const listener of listeners) listener()
}

/** Opens a dialog; one that is open, or the side navigation, gives way. */
export const openDialog = (name: DialogName, payload: DialogPayload = {}): void => set({ dialog: { name, payload }, sideNav: false })

export const setSideNav = (open: boolean): void => set({ ...state, sideNav: open })

/** Closes every dialog and the side navigation. */
export const clearUi = (): void => set(CLOSED)

export function useUi(): UiState {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => state,
    () => CLOSED,
  )
}

import { useSyncExternalStore } from 'react'

/**
 * Dialogs are opened by name, one at a time (specification, section 2); `step-up` and
 * `second-owed` open above them by themselves (src/lib/step-up.ts).
 */
export type DialogName =
  | 'common'
  | 'share'
  | 'login'
  | 'register'
  | 'agent'
  | 'create-search'
  | 'step-up'
  | 'second-owed'

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

/**
 * Props of a dialog's content: src/app/dialogs/<name>.dialog.tsx default-exports a component that
 * takes them.
 */
export interface DialogProps {
  payload: DialogPayload
  close: () => void
}

/** What all parts of the screen share (specification, section 3). */
export interface UiState {
  /** Something is under way that the loading bar shows. */
  loading: boolean
  dialog: OpenDialog | null
  /** A panel at the side of the page, such as the map's list on a phone. */
  sideDialog: boolean
  sideNav: boolean
  /** A message or a notification has come and nobody has looked yet. */
  newMessage: boolean
}

const CLEARED: UiState = {
  loading: false,
  dialog: null,
  sideDialog: false,
  sideNav: false,
  newMessage: false,
}
let state = CLEARED
const listeners = new Set<() => void>()

function set(changes: Partial<UiState>): void {
  const keys = Object.keys(changes) as (keyof UiState)[]
  if (keys.every((key) => state[key] === changes[key])) return
  state = { ...state, ...changes }
  for (const listener of listeners) listener()
}

/** Opens a dialog; one that is open, or the side navigation, gives way. */
export const openDialog = (name: DialogName, payload: DialogPayload = {}): void =>
  set({ dialog: { name, payload }, sideNav: false })

/** Closes the open dialog and nothing else. */
export const closeDialog = (): void => set({ dialog: null })

export const setSideNav = (open: boolean): void => set({ sideNav: open })

export const setSideDialog = (open: boolean): void => set({ sideDialog: open })

/** Shows the loading bar for work that is no change of page. */
export const setLoading = (loading: boolean): void => set({ loading })

/** A push or a live message has come (true), or its list has been opened (false). */
export const setNewMessage = (waiting: boolean): void => set({ newMessage: waiting })

/**
 * Clear (section 4): resets loading, dialog, side dialog, side navigation and the new-message flag.
 */
export const clearUi = (): void => set(CLEARED)

export const getUi = (): UiState => state

export function useUi(): UiState {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getUi,
    () => CLEARED,
  )
}

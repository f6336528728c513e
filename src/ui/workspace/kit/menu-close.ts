import { createContext } from 'react'

/** Closes the menu an entry stands in. */
export const MenuClose = createContext<() => void>(() => undefined)

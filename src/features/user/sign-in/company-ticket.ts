const KEY = 'llar.company'

/** Keeps in this tab what binds the provider's answer to it. */
export const keepTicket = (ticket: string): void => sessionStorage.setItem(KEY, ticket)

/** The same, once; empty where nothing was begun in this tab. */
export function takeTicket(): string {
  const ticket = sessionStorage.getItem(KEY) ?? ''
  sessionStorage.removeItem(KEY)
  return ticket
}

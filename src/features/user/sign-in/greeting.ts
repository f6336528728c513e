const KEY = 'llar.greeting'

/** What the next page says after registration or a new password; both load a new document. */
export type Greeting = 'registered' | 'passwordSet'

export const rememberGreeting = (greeting: Greeting): void => sessionStorage.setItem(KEY, greeting)

/** The remembered greeting, once. */
export function takeGreeting(): Greeting | null {
  const greeting = sessionStorage.getItem(KEY)
  sessionStorage.removeItem(KEY)
  return greeting === 'registered' || greeting === 'passwordSet' ? greeting : null
}

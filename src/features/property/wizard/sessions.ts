import { WizardSession } from './session'

/** Sessions and how many screens show each. */
const sessions = new Map<WizardSession, number>()

/**
 * The session of a home; the same one while anything of it is on its way, and after a new home got
 * its id.
 */
export function sessionOf(id: string): WizardSession {
  const known = [...sessions.keys()].find((session) => session.id === id)
  if (known) return known
  const session = new WizardSession(id)
  sessions.set(session, 0)
  return session
}

export function enterSession(session: WizardSession): void {
  sessions.set(session, (sessions.get(session) ?? 0) + 1)
}

/** The wizard is left: sends what is left, then forgets, unless another screen shows it by then. */
export async function leaveSession(session: WizardSession): Promise<void> {
  sessions.set(session, (sessions.get(session) ?? 1) - 1)
  await session.flush()
  if (!session.busy && !sessions.get(session)) sessions.delete(session)
}

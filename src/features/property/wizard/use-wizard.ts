import { useEffect, useState, useSyncExternalStore } from 'react'
import type { WizardSession } from './session'
import type { SessionState } from './session-state'
import { enterSession, leaveSession, sessionOf } from './sessions'
import { NEW_ID } from './steps'

/** Leaving the page while something is on its way asks first; what is not valid yet is kept in this browser anyway. */
function useLeaveWarning(session: WizardSession): void {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (session.busy) event.preventDefault()
    }
    const again = () => void session.flush()
    window.addEventListener('beforeunload', warn)
    window.addEventListener('online', again)
    return () => {
      window.removeEventListener('beforeunload', warn)
      window.removeEventListener('online', again)
    }
  }, [session])
}

/** The session of a home and its state; reads the home when the wizard opens and sends what is left when it closes. */
export function useWizard(id: string): { session: WizardSession; state: SessionState } {
  const [session, setSession] = useState(() => sessionOf(id))
  // A new home keeps its session while its address catches up with its id.
  const catchingUp = id === NEW_ID && !session.addressed
  if (session.id !== id && !catchingUp) setSession(sessionOf(id))
  const state = useSyncExternalStore(session.subscribe, session.get, session.get)
  useEffect(() => {
    if (id !== NEW_ID && session.id === id) session.addressed = true
  }, [session, id])
  useLeaveWarning(session)
  useEffect(() => {
    enterSession(session)
    void session.load()
    return () => void leaveSession(session)
  }, [session])
  return { session, state }
}

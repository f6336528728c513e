import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import {
  getGetPropertyQueryKey,
  getListPropertiesQueryKey,
  getListPropertyHistoryQueryKey,
} from '../../../../generated/api/property/property'
import type { Property } from '../../../../generated/model'
import type { WizardSession } from './session'
import type { SessionState } from './session-state'
import { enterSession, leaveSession, sessionOf } from './sessions'
import { NEW_ID } from './steps'

/**
 * Leaving the page while something is on its way asks first; what is not valid yet is kept in this
 * browser anyway.
 */
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

/** What other screens remember of the home is no longer true once it is saved here. */
function tell(client: QueryClient, property: Property | null): void {
  if (!property) return
  client.setQueryData(getGetPropertyQueryKey(property.id), property)
  for (const queryKey of [getListPropertiesQueryKey(), getListPropertyHistoryQueryKey(property.id)])
    void client.invalidateQueries({ queryKey })
}

/**
 * The session of a home and its state; reads the home when the wizard opens and sends what is left
 * when it closes.
 */
export function useWizard(id: string): { session: WizardSession; state: SessionState } {
  const [session, setSession] = useState(() => sessionOf(id))
  // A new home keeps its session while its address catches up with its id.
  const catchingUp = id === NEW_ID && !session.addressed
  if (session.id !== id && !catchingUp) setSession(sessionOf(id))
  const client = useQueryClient()
  const state = useSyncExternalStore(session.subscribe, session.get, session.get)
  const { property } = state
  useEffect(() => tell(client, property), [client, property])
  useEffect(() => {
    if (id !== NEW_ID && session.id === id) session.addressed = true
  }, [session, id])
  useLeaveWarning(session)
  useEffect(() => {
    enterSession(session)
    void session.load()
    // What is still on its way when the wizard closes is told when it has arrived.
    return () => void leaveSession(session).then(() => tell(client, session.get().property))
  }, [session, client])
  return { session, state }
}

import { deleteApp, initializeApp } from 'firebase/app'
import {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithCustomToken,
} from 'firebase/auth'
import {
  getDatabase,
  goOffline,
  limitToLast,
  onChildAdded,
  onChildChanged,
  onValue,
  orderByChild,
  query,
  ref,
} from 'firebase/database'
import type { ChatMessage } from '../../../../generated/model'
import type { FirebaseSite } from '../../../lib/site'
import { FeedRefused, LIMIT, onceEach, type ChatFeedPort, type FeedListener } from './port'

/**
 * What the feed stands on: the project, a token of our server for this person, another sign-in host
 * while testing.
 */
export interface FirebaseSources {
  project: Pick<FirebaseSite, 'apiKey' | 'projectId'> & { databaseUrl: string }
  token(): Promise<string>
  authHost?: string
}

let apps = 0

const refusal = (error: Error): Error =>
  /permission_denied|permission denied/i.test(error.message) ? new FeedRefused() : error

/**
 * Messages over Firebase's realtime database, where our server mirrors them. This file and the SDK
 * are one chunk, loaded on demand.
 */
export function firebaseFeed({ project, token, authHost }: FirebaseSources): ChatFeedPort {
  const app = initializeApp(
    { apiKey: project.apiKey, projectId: project.projectId, databaseURL: project.databaseUrl },
    `chat-${(apps += 1)}`,
  )
  const auth = initializeAuth(app, { persistence: inMemoryPersistence })
  if (authHost !== undefined) connectAuthEmulator(auth, authHost, { disableWarnings: true })
  const database = getDatabase(app)
  const signedIn = token().then((custom) => signInWithCustomToken(auth, custom))

  async function follow(
    threadId: string,
    on: FeedListener,
    limit: number,
    ends: (() => void)[],
    over: () => boolean,
  ): Promise<void> {
    await signedIn
    if (over()) return
    const last = query(
      ref(database, `chats/${threadId}/messages`),
      orderByChild('created_date'),
      limitToLast(limit),
    )
    const tell = onceEach((message) => on.message(message))
    const fail = (error: Error): void => on.error?.(refusal(error))
    ends.push(
      onChildAdded(last, (child) => tell(child.val() as ChatMessage), fail),
      onChildChanged(last, (child) => tell(child.val() as ChatMessage)),
      onValue(ref(database, '.info/connected'), (connected) =>
        on.state?.(connected.val() === true ? 'live' : 'offline'),
      ),
    )
    onValue(
      last,
      () => !over() && on.ready?.(),
      () => undefined,
      { onlyOnce: true },
    )
  }

  return {
    subscribe: (threadId, on, { limit = LIMIT } = {}) => {
      const ends: (() => void)[] = []
      let over = false
      on.state?.('connecting')
      follow(threadId, on, limit, ends, () => over).catch((error: unknown) => {
        if (!over) on.error?.(refusal(error instanceof Error ? error : new Error(String(error))))
      })
      return () => {
        over = true
        for (const end of ends) end()
      }
    },
    close: () => {
      goOffline(database)
      void deleteApp(app)
    },
  }
}

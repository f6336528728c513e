import {
  createChatToken,
  getChatMessage,
  listChatMessages,
} from '../../../../generated/api/chat/chat'
import { onLive, onLiveState } from '../../../lib/live'
import { getSession } from '../../../lib/session'
import { getSite } from '../../../lib/site'
import { embeddedFeed } from './embedded'
import type { ChatFeedPort } from './port'

const QUIET = { silent: true, quiet: true }

/** A feed, and whether it may know less than the API does (a mirror that was set up later). */
export interface OpenFeed {
  feed: ChatFeedPort
  mirror: boolean
}

const ours = (): OpenFeed => ({
  mirror: false,
  feed: embeddedFeed({
    list: async (threadId, limit) => (await listChatMessages(threadId, { limit }, QUIET)).items,
    one: (threadId, id) => getChatMessage(threadId, id, QUIET),
    live: onLive,
    state: onLiveState,
  }),
})

async function choose(): Promise<OpenFeed> {
  const project = getSite().firebase
  if (!project?.databaseUrl) return ours()
  try {
    const { token } = await createChatToken(QUIET)
    const { firebaseFeed } = await import('./firebase')
    return {
      mirror: true,
      feed: firebaseFeed({
        project: { ...project, databaseUrl: project.databaseUrl },
        token: () => Promise.resolve(token),
      }),
    }
  } catch {
    // The project is for signing in only, or cannot be reached: our own stream will do.
    return ours()
  }
}

let opened: { token: string; feed: Promise<OpenFeed> } | null = null

/**
 * The feed of this page, chosen by the site's settings once per person. Without Firebase none of
 * its code is asked for.
 */
export function openFeed(): Promise<OpenFeed> {
  const { token } = getSession()
  if (opened?.token !== token) {
    void opened?.feed.then(({ feed }) => feed.close())
    opened = { token, feed: choose() }
  }
  return opened.feed
}

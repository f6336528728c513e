import { generateKeyPairSync } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ChatMessage } from '../../../generated/model/index.ts'
import { embeddedFeed } from '../../../src/features/chat/feed/embedded'
import { firebaseFeed } from '../../../src/features/chat/feed/firebase'
import type { ChatFeedPort, FeedState } from '../../../src/features/chat/feed/port'
import { ApiFailure } from '../../../src/lib/api-error'
import { sql } from '../../db/index.ts'
import { readLive } from '../../live/reader.fixture.ts'
import { rtdbFanout } from '../../ports/chat/rtdb.ts'
import type { Person } from '../../testing/people.ts'
import { scaled } from '../../testing/scaled.ts'
import { newClientId, office, type Office } from './chat.fixture.ts'
import { startRtdb } from './rtdb.fixture.ts'

let all: Office
let rtdb: Awaited<ReturnType<typeof startRtdb>>
let address: string
beforeAll(async () => {
  all = await office()
  rtdb = await startRtdb()
  address = await all.server.app.listen({ port: 0, host: '127.0.0.1' })
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })
  all.server.deps.chat = rtdbFanout({
    databaseUrl: rtdb.url,
    clientEmail: 'mirror@rig.example',
    privateKey,
    tokenUri: `${rtdb.url}/token`,
  })
})
afterAll(async () => {
  await rtdb.close()
  await all.server.close()
})

/** A feed for one person, and how its line is cut and mended. */
interface Subject {
  feed: ChatFeedPort
  cut(): Promise<void>
  mend(): Promise<void>
  close(): Promise<void>
}

const failure = (status: number) => new ApiFailure({ status, body: null, write: false })

/** Our own stream, read over a real connection. */
async function embedded(who: Person): Promise<Subject> {
  const handlers = new Set<(data: never) => void>()
  const watchers = new Set<(state: FeedState) => void>()
  let line: Awaited<ReturnType<typeof readLive>> | null = null
  let last: string | undefined
  let state: FeedState = 'offline'
  const become = (next: FeedState): void => {
    state = next
    for (const watcher of watchers) watcher(state)
  }
  const mend = async () => {
    const mine = await readLive(address, who.token, last)
    line = mine
    let told = 0
    void mine.until((frames) => {
      for (const { id, event, data } of frames.slice(told)) {
        last = id ?? last
        if (event === 'chat') for (const handler of handlers) handler(data as never)
      }
      told = frames.length
      return false
    })
    await mine.until((frames) => frames.length > 0)
    become('live')
  }
  const cut = async () => {
    await line?.abort()
    become('offline')
  }
  const ask = async <T>({ status, body }: { status: number; body: T }): Promise<T> =>
    status === 200 ? body : Promise.reject(failure(status))
  const feed = embeddedFeed({
    list: async (id, limit) => (await ask(await all.read(who, id, { limit }))).items,
    one: async (id, messageId) =>
      ask(await all.server.call('getChatMessage', { token: who.token, params: { id, messageId } })),
    live: (type, handler) => {
      if (type === 'chat') handlers.add(handler as (data: never) => void)
      return () => handlers.delete(handler as (data: never) => void)
    },
    state: (watcher) => {
      watchers.add(watcher)
      watcher(state)
      return () => watchers.delete(watcher)
    },
  })
  await mend()
  return {
    feed,
    cut,
    mend,
    close: async () => {
      feed.close()
      await line?.abort()
    },
  }
}

/** Firebase's SDK on the double, filled by our own mirror. */
async function firebase(who: Person): Promise<Subject> {
  const token = async () =>
    (await all.server.call('createChatToken', { token: who.token })).body.token
  const feed = firebaseFeed({
    project: { apiKey: 'key', projectId: 'rig', databaseUrl: rtdb.url },
    token,
    authHost: rtdb.url,
  })
  return {
    feed,
    cut: async () => rtdb.drop(true),
    mend: async () => rtdb.drop(false),
    close: async () => feed.close(),
  }
}

/** All jobs have run: what was said is in the mirror. */
const settled = async (): Promise<void> => void (await all.server.runJobs())

/** A conversation with so many messages. */
/** More than are told at first. */
const MESSAGES = scaled(230, 500)

async function conversation(count: number, mirrored: boolean) {
  const { guest, id } = await all.begun()
  await all.server.db.deleteFrom('chat_message').where('thread_id', '=', id).execute()
  await sql`insert into chat_message (id, thread_id, sender_id, side, client_id, text, created_date)
    select gen_random_uuid(), ${id}, ${guest.profile.id}, 'visitor', 'feed-' || ${id} || n,
      'm' || n,
      timestamptz '2026-01-01' + n * interval '1 minute'
      from generate_series(1, ${count}::int) n`.execute(all.server.db)
  const rows = mirrored
    ? await all.server.db
        .selectFrom('chat_message')
        .select('id')
        .where('thread_id', '=', id)
        .execute()
    : []
  for (const row of rows)
    await all.server.deps.jobs.add(all.server.db, 'chat.mirror', { messageId: row.id })
  await settled()
  return { guest, id }
}

describe.each([
  ['embedded', embedded],
  ['firebase', firebase],
] as const)('the feed over %s', (name, start) => {
  const open: Subject[] = []
  afterAll(async () => {
    for (const one of open) await one.close()
  })
  const subscribed = async (who: Person, id: string) => {
    const subject = await start(who)
    open.push(subject)
    const heard: ChatMessage[] = []
    const states: FeedState[] = []
    let ready = 0
    let error: Error | null = null
    const stop = subject.feed.subscribe(id, {
      message: (one) => heard.push(one),
      ready: () => (ready += 1),
      error: (given) => (error = given),
      state: (one) => states.push(one),
    })
    return {
      ...subject,
      heard,
      states,
      stop,
      ready: () => ready,
      error: () => error,
      texts: () => heard.map(({ text }) => text),
    }
  }
  const say = async (who: Person, id: string, text: string) => {
    expect((await all.say(who, id, text, { clientId: newClientId() })).status).toBe(201)
    await settled()
  }

  it(`tells the last 200 of ${MESSAGES}, oldest first, then a message as it comes; also a long one; once`, async () => {
    const { guest, id } = await conversation(MESSAGES, name === 'firebase')
    const feed = await subscribed(guest, id)
    await expect.poll(feed.ready).toBe(1)
    expect([feed.heard.length, feed.texts()[0], feed.texts()[199]]).toEqual([
      200,
      `m${MESSAGES - 199}`,
      `m${MESSAGES}`,
    ])
    await say(all.agent, id, 'live')
    await expect.poll(() => feed.texts().at(-1)).toBe('live')
    const long = 'ñ'.repeat(4000)
    await say(all.agent, id, long)
    await expect.poll(() => feed.texts().at(-1)).toBe(long)
    expect(new Set(feed.heard.map((one) => one.id)).size).toBe(feed.heard.length)
    // Hundreds of jobs one after the other take a busy machine long.
  })

  it('tells a withdrawn message again, without its words', async () => {
    const { guest, id } = await conversation(1, name === 'firebase')
    const feed = await subscribed(guest, id)
    await expect.poll(feed.ready).toBe(1)
    const sent = (await all.say(guest, id, 'ups')).body
    await settled()
    await expect.poll(() => feed.texts().at(-1)).toBe('ups')
    await all.server.call('withdrawChatMessage', {
      token: guest.token,
      params: { id, messageId: sent.id },
    })
    await settled()
    await expect
      .poll(() => feed.heard.at(-1))
      .toMatchObject({ id: sent.id, withdrawn: true, text: '' })
  })

  it('loses nothing and repeats nothing when the line was cut', async () => {
    const { guest, id } = await conversation(3, name === 'firebase')
    const feed = await subscribed(guest, id)
    await expect.poll(feed.ready).toBe(1)
    await feed.cut()
    await expect.poll(() => feed.states.at(-1)).toBe('offline')
    for (const text of ['a', 'b', 'c']) await say(all.agent, id, text)
    await feed.mend()
    await expect.poll(feed.texts).toEqual(['m1', 'm2', 'm3', 'a', 'b', 'c'])
    await expect.poll(() => feed.states.at(-1)).toBe('live')
    await say(all.agent, id, 'd')
    await expect.poll(() => feed.texts().at(-1)).toBe('d')
    expect(feed.heard).toHaveLength(7)
  })

  it('says nothing more once it is left', async () => {
    const { guest, id } = await conversation(1, name === 'firebase')
    const [left, stayed] = [await subscribed(guest, id), await subscribed(guest, id)]
    await expect.poll(() => left.ready() + stayed.ready()).toBe(2)
    left.stop()
    await say(all.agent, id, 'later')
    await expect.poll(() => stayed.texts().at(-1)).toBe('later')
    expect(left.texts()).toEqual(['m1'])
  })

  it('refuses who is no member', async () => {
    const { id } = await conversation(1, name === 'firebase')
    const feed = await subscribed(all.stranger, id)
    await expect.poll(() => feed.error()?.name).toBe('FeedRefused')
    expect(feed.heard).toEqual([])
  })
})

it('the mirror forgets who has been let go, without waiting for the next message', async () => {
  const gone = await all.server.register({ role: 'STAFF', agency: all.admin })
  const { id } = await conversation(1, false)
  await all.server.db
    .updateTable('chat_thread')
    .set({ assigned_to: gone.profile.id })
    .where('id', '=', id)
    .execute()
  await all.say(all.agent, id, 'hello')
  await settled()
  expect(rtdb.at(`chats/${id}/members`)).toMatchObject({
    [gone.profile.id]: true,
    [all.agent.profile.id]: true,
  })
  expect(
    (
      await all.server.call('handOver', {
        token: all.admin.token,
        params: { id: gone.profile.id },
        body: { to: all.agent.profile.id },
      })
    ).status,
  ).toBe(200)
  await settled()
  expect(rtdb.at(`chats/${id}/members`)).toMatchObject({
    [gone.profile.id]: null,
    [all.agent.profile.id]: true,
  })
})

it('the mirror forgets who has given their conversations away and stays', async () => {
  const held = await all.server.register({ role: 'STAFF', agency: all.admin })
  const { id } = await conversation(1, false)
  const give = (to: Person) =>
    all.server.call('assignInboxThread', {
      token: all.admin.token,
      params: { id },
      body: { assignedTo: to.profile.id },
    })
  const taken = async (act: () => Promise<{ status: number }>) => {
    expect((await give(held)).status).toBe(200)
    await all.say(all.agent, id, 'hello')
    await settled()
    expect(rtdb.at(`chats/${id}/members`)).toMatchObject({ [held.profile.id]: true })
    expect((await act()).status).toBe(200)
    await settled()
    expect(rtdb.at(`chats/${id}/members`)).toMatchObject({
      [held.profile.id]: null,
      [all.agent.profile.id]: true,
    })
  }
  await taken(() => give(all.agent))
  await taken(() =>
    all.server.call('handOver', {
      token: all.admin.token,
      params: { id: held.profile.id },
      body: { to: all.agent.profile.id, leave: false },
    }),
  )
})

it('the mirror forgets the conversations of a visitor who closes the account', async () => {
  const { guest, id } = await all.begun()
  await settled()
  expect(rtdb.at(`chats/${id}/messages`)).not.toBeNull()
  await all.server.call('eraseMe', { token: guest.token, body: { password: guest.password } })
  await all.server.db
    .updateTable('job')
    .set({ run_at: new Date(0) })
    .where('kind', '=', 'user.erase')
    .execute()
  await settled()
  expect(rtdb.at(`chats/${id}`)).toBeNull()
})

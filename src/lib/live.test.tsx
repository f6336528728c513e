import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { EMPTY_PROFILE, setSession } from './session'

/** What the server would answer to the next connections, one after the other. */
let replies: (() => Response)[] = []
let locks: unknown
let asked: { headers: Record<string, string>; signal: AbortSignal }[] = []

const stream = () => {
  let control: ReadableStreamDefaultController<Uint8Array> | null = null
  const body = new ReadableStream<Uint8Array>({ start: (given) => void (control = given) })
  const say = (text: string): void => control?.enqueue(new TextEncoder().encode(text))
  return { reply: () => new Response(body), say, end: () => control?.close() }
}
const frame = (type: string, data: unknown, id?: number): string =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${type}\ndata: ${JSON.stringify(data)}\n\n`

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  replies = []
  asked = []
  locks = undefined
  vi.spyOn(navigator, 'locks', 'get').mockImplementation(() => locks as LockManager)
  vi.stubGlobal('requestIdleCallback', (go: () => void) => go())
  vi.stubGlobal('fetch', (_url: string, init: (typeof asked)[0]) => {
    asked.push(init)
    const next = replies.shift()
    return next ? Promise.resolve(next()) : Promise.reject(new TypeError('offline'))
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Modules afresh, with somebody signed in. */
async function begin() {
  const session = await import('./session')
  session.setSession({ ...EMPTY_PROFILE, token: 'tok', id: 'u1' })
  const live = await import('./live')
  const heard: unknown[] = []
  live.onLive('chat', (data) => heard.push(data))
  return { session, live, heard }
}

test('without a token nothing is loaded and nothing is asked', async () => {
  setSession(EMPTY_PROFILE)
  localStorage.clear()
  const { onLive } = await import('./live')
  onLive('chat', () => undefined)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(asked).toEqual([])
})

test('events arrive with the token sent; pieces may be cut anywhere', async () => {
  const one = stream()
  replies = [one.reply]
  const { heard } = await begin()
  await vi.waitFor(() => expect(asked).toHaveLength(1), 60_000)
  expect(asked[0]?.headers).toMatchObject({ Authorization: 'Bearer tok' })
  const text = `${frame('open', {}, 3)}: \n\n${frame('chat', { n: 'ñ' }, 4)}`
  const bytes = new TextEncoder().encode(text)
  for (const byte of text.split('')) one.say(byte)
  expect(bytes.length).toBeGreaterThan(text.length)
  await vi.waitFor(() => expect(heard).toEqual([{ n: 'ñ' }]), 60_000)
})

test('after a loss it goes on where it was, and what was read is not told twice', async () => {
  const [one, two] = [stream(), stream()]
  replies = [one.reply, two.reply]
  const { heard } = await begin()
  one.say(frame('open', {}, 3) + frame('chat', 4, 4))
  await vi.waitFor(() => expect(heard).toEqual([4]), 60_000)
  one.end()
  await vi.advanceTimersByTimeAsync(3_000)
  await vi.waitFor(() => expect(asked).toHaveLength(2), 60_000)
  expect(asked[1]?.headers['Last-Event-ID']).toBe('4')
  two.say(
    frame('open', {}, 4) + frame('chat', 4, 4) + frame('chat', 5, 5) + frame('chat', 'passing'),
  )
  await vi.waitFor(() => expect(heard).toEqual([4, 5, 'passing']), 60_000)
})

test('offline it tries again later and later, and at once when the browser is back', async () => {
  await begin()
  await vi.waitFor(() => expect(asked).toHaveLength(1), 60_000)
  for (const [ms, tries] of [
    [3_001, 2],
    [6_001, 3],
    [12_001, 4],
  ] as const) {
    await vi.advanceTimersByTimeAsync(ms)
    expect(asked.length).toBeGreaterThanOrEqual(tries)
  }
  const before = asked.length
  dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(before), 60_000)
})

test('a line that is silent for longer than two beats is given up', async () => {
  const [one, two] = [stream(), stream()]
  replies = [one.reply, two.reply]
  await begin()
  one.say(frame('open', {}, 0))
  await vi.waitFor(() => expect(asked).toHaveLength(1), 60_000)
  await vi.advanceTimersByTimeAsync(50_001)
  expect(asked[0]?.signal.aborted).toBe(true)
})

test('signing out ends it', async () => {
  const one = stream()
  replies = [one.reply]
  const { session } = await begin()
  await vi.waitFor(() => expect(asked).toHaveLength(1), 60_000)
  session.clearSession()
  expect(asked[0]?.signal.aborted).toBe(true)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toHaveLength(1)
})

test('a token that no longer works is forgotten', async () => {
  replies = [() => new Response(null, { status: 401 })]
  const { session } = await begin()
  await vi.waitFor(() => expect(session.isSignedIn()).toBe(false), 60_000)
})

test('what was lost for good is told, and counting goes on from there', async () => {
  const one = stream()
  replies = [one.reply]
  const { live, heard } = await begin()
  const lost = vi.fn()
  live.onLive('lost', lost)
  one.say(
    frame('open', {}, 90) +
      frame('chat', 91, 91) +
      frame('open', {}, 5) +
      frame('lost', {}) +
      frame('chat', 6, 6),
  )
  await vi.waitFor(() => expect(heard).toEqual([91, 6]), 60_000)
  expect(lost).toHaveBeenCalledOnce()
})

test('of two tabs one holds the stream and both are told', async () => {
  const one = stream()
  replies = [one.reply]
  let held = Promise.resolve()
  locks = {
    request: (_name: string, _options: unknown, lead: () => Promise<void>) =>
      (held = held.then(lead)),
  }
  const words: unknown[] = []
  const channel = new BroadcastChannel('llar.live.u1')
  channel.addEventListener('message', ({ data }) => words.push(data))
  const first = await begin()
  await vi.waitFor(() => expect(asked).toHaveLength(1), 60_000)
  vi.resetModules()
  const second = await begin()
  await vi.waitFor(
    () => expect(words.filter((word) => 'ask' in (word as object))).toHaveLength(2),
    60_000,
  )
  one.say(frame('open', {}, 0) + frame('chat', 1, 1))
  await vi.waitFor(() => expect([first.heard, second.heard]).toEqual([[1], [1]]), 60_000)
  expect(asked).toHaveLength(1)
  channel.close()
})

import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addContactEntry, deleteAgendaEvent } from '../../../../generated/api'
import { QUEUED } from '../../../../generated/offline/table'
import { KEPT, setKeeper } from '../../../lib/kept-write'
import { signOutBy } from '../../../lib/leave-device'
import { seen } from '../../../lib/seen'
import { getMessage } from '../../../lib/message'
import { clearSession, EMPTY_PROFILE, setSession } from '../../../lib/session'
import { setTransport, type WireReply, type WireRequest } from '../../../lib/transport'
import { discard, keeper, sendAgain, sendKept, setOnSent } from './queue'
import { keep, keptOf, remove } from './store'

const sent: WireRequest[] = []
let answer: () => Promise<Pick<WireReply, 'status' | 'data'>>
const off = () => Promise.reject(new Error('no network'))
const says =
  (status: number, data: unknown = {}) =>
  () =>
    Promise.resolve({ status, data })
const note = (text: string) =>
  addContactEntry('c1', { kind: 'NOTE', text }, { isKept: true, quiet: true, silent: true })
const here = (person = 'aina') => keptOf(person)
const signIn = (id: string) => setSession({ ...EMPTY_PROFILE, token: `t-${id}`, id })

beforeEach(() => {
  vi.stubGlobal('navigator', {
    onLine: true,
    locks: { request: (_: string, __: unknown, run: (lock: unknown) => unknown) => run({}) },
  })
  sent.length = 0
  answer = off
  setTransport((request) => {
    sent.push(request)
    return answer().then((reply) => ({ headers: {}, ...reply }))
  })
  signIn('aina')
  setKeeper(keeper)
})
afterEach(async () => {
  await keeper.forget()
  setKeeper(null)
  vi.unstubAllGlobals()
})

test('without an answer it is kept, and sent in order with the keys it had', async () => {
  await expect(note('one')).rejects.toBe(KEPT)
  await expect(note('two')).rejects.toBe(KEPT)
  expect(await sendKept()).toBe(false)
  expect((await here()).map(({ operation, data }) => [operation, data])).toEqual([
    ['addContactEntry', { kind: 'NOTE', text: 'one' }],
    ['addContactEntry', { kind: 'NOTE', text: 'two' }],
  ])
  answer = says(201)
  const keys = (await here()).map(({ key }) => key)
  sent.length = 0
  expect(getMessage().text).toContain('Sin conexión')
  expect(await sendKept()).toBe(true)
  expect(getMessage().status).toBe('')
  expect(sent.map(({ headers }) => headers['Idempotency-Key'])).toEqual(keys)
  expect(sent.map(({ body }) => body?.get('text'))).toEqual(['one', 'two'])
  expect(await here()).toEqual([])
})

test('what is not marked, not asked for, or answered, is not kept', async () => {
  await expect(deleteAgendaEvent('e1', {}, { isKept: true, silent: true })).rejects.toThrow(
    'Algo ha ido mal',
  )
  await expect(
    addContactEntry('c1', { kind: 'NOTE', text: 'x' }, { silent: true }),
  ).rejects.toThrow('Algo ha ido mal')
  answer = says(503)
  await expect(note('busy')).rejects.not.toBe(KEPT)
  expect(await here()).toEqual([])
})

test('an act that another version kept is sent, and holds up none behind it', async () => {
  await note('one').catch(() => undefined)
  const [{ n = 0, ...own } = expect.fail('it was kept')] = await here()
  await remove(n)
  await keep('aina', { ...own, operation: 'actOfTomorrow' as never })
  await keep('aina', own)
  const told: string[] = []
  setOnSent((operation) => void told.push(QUEUED[operation].tag))
  answer = says(201)
  expect(await sendKept()).toBe(true)
  expect([told, await here()]).toEqual([['contact'], []])
})

test.each([500, 503, 429, 401])('%i leaves it waiting', async (status) => {
  await note('one').catch(() => undefined)
  answer = says(status)
  expect(await sendKept()).toBe(false)
  expect(await here()).toMatchObject([{ refusal: null }])
})

test('a server that says nothing is left after half a minute, and what waits goes the next time', async () => {
  await note('one').catch(() => undefined)
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const over = new AbortController()
    setTimeout(() => over.abort(), 20)
    return over.signal
  })
  const keys: (string | undefined)[] = []
  setTransport(
    ({ signal, headers }) =>
      new Promise((_, reject) => {
        keys.push(headers['Idempotency-Key'])
        signal?.addEventListener('abort', () => reject(new Error('aborted')))
      }),
  )
  expect(await sendKept()).toBe(false)
  expect(timeout).toHaveBeenCalledWith(30_000)
  timeout.mockRestore()
  setTransport(async ({ headers }) => {
    keys.push(headers['Idempotency-Key'])
    return { status: 201, headers: {}, data: {} }
  })
  expect(await sendKept()).toBe(true)
  expect([new Set(keys).size, keys.length, await here()]).toEqual([1, 2, []])
})

test('one at which the server fails holds up its own address alone', async () => {
  await note('one').catch(() => undefined)
  await note('two').catch(() => undefined)
  await addContactEntry(
    'c2',
    { kind: 'NOTE', text: 'other' },
    { isKept: true, silent: true },
  ).catch(() => undefined)
  sent.length = 0
  answer = () => says(sent.at(-1)?.url.includes('c1') ? 500 : 201)()
  expect(await sendKept()).toBe(false)
  expect(sent.map(({ body }) => body?.get('text'))).toEqual(['one', 'other'])
  expect((await here()).map(({ data }) => data)).toMatchObject([{ text: 'one' }, { text: 'two' }])
})

test.each([
  [400, { text: 'Falta algo' }, { text: 'Falta algo', translate: false }],
  [404, { message: 'No encontrado' }, { text: 'No encontrado', translate: false }],
  [409, { message: 'Alguien ha guardado' }, { text: 'Alguien ha guardado', translate: false }],
])('%i stays with its words until its person decides', async (status, body, refusal) => {
  await note('one').catch(() => undefined)
  await note('two').catch(() => undefined)
  answer = says(status, body)
  expect(await sendKept()).toBe(true)
  const [first, second] = await here()
  expect([first, second]).toMatchObject([{ refusal }, { refusal }])
  sent.length = 0
  await sendKept()
  expect(sent).toEqual([])
  if (!first || !second) throw new Error('nothing is kept')
  answer = says(201)
  await sendAgain(first)
  expect(sent.map(({ headers }) => headers['Idempotency-Key'] === first.key)).toEqual([false])
  await discard(second)
  expect(await here()).toEqual([])
})

test('what is older than the server remembers is not sent unasked', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 14 * 86_400_000 })
  await note('old').catch(() => undefined)
  vi.useRealTimers()
  answer = says(201)
  sent.length = 0
  await sendKept()
  expect([sent, await here()]).toMatchObject([[], [{ refusal: 'old' }]])
})

test("it is nobody else's, waits for its person, and goes when they sign out", async () => {
  await note('mine').catch(() => undefined)
  clearSession()
  answer = says(201)
  sent.length = 0
  await sendKept()
  signIn('biel')
  await sendKept()
  expect([sent, await here('biel')]).toEqual([[], []])
  signIn('aina')
  expect(await here()).toHaveLength(1)
  await keeper.forget()
  const db = await openDB('llar.later')
  expect([await db.count('write'), await db.getAllKeys('key')]).toEqual([0, []])
})

test('it stays its writer’s who is not signed in any more when no answer comes', async () => {
  for (const next of [clearSession, () => signIn('biel')]) {
    signIn('aina')
    answer = () => {
      next()
      return off()
    }
    await note('mine').catch(() => undefined)
  }
  expect([await here(''), await here('biel'), await here()]).toMatchObject([[], [], [{}, {}]])
  signIn('aina')
})

test('who signs in between two of them sends none of the other’s', async () => {
  await note('one').catch(() => undefined)
  await note('two').catch(() => undefined)
  sent.length = 0
  answer = says(201)
  setOnSent(() => signIn('biel'))
  await sendKept()
  setOnSent(() => undefined)
  expect(sent.map(({ headers }) => headers['Authorization'])).toEqual(['Bearer t-aina'])
  expect(await here()).toMatchObject([{ data: { text: 'two' } }])
  signIn('aina')
})

test('what is read again after it was sent is not read from before it', async () => {
  await note('one').catch(() => undefined)
  localStorage.removeItem('llar.point')
  let read = ''
  setOnSent(() => (read = seen()))
  setTransport(async () => ({
    status: 201,
    headers: { 'x-llar-seen': '00000000000000ab' },
    data: {},
  }))
  await sendKept()
  setOnSent(() => undefined)
  expect(read).toBe('00000000000000ab')
})

test('what another window has sent or discarded is not sent again', async () => {
  await note('one').catch(() => undefined)
  answer = says(404, { message: 'No' })
  await sendKept()
  const [seen] = await here()
  if (!seen) throw new Error('nothing is kept')
  await remove(seen.n)
  answer = says(201)
  sent.length = 0
  await sendAgain(seen)
  expect([sent, await here()]).toEqual([[], []])
})

test('it goes, too, where the session that is ended had ended already', async () => {
  await note('mine').catch(() => undefined)
  // As the call does that is answered 401.
  await signOutBy(async () => clearSession())
  expect(await here()).toEqual([])
})

test('on the disk it is sealed by a key that cannot be read out', async () => {
  await note('Secreto').catch(() => undefined)
  const db = await openDB('llar.later')
  const [row] = (await db.getAll('write')) as { sealed: ArrayBuffer }[]
  expect(new TextDecoder().decode(row?.sealed)).not.toContain('Secreto')
  const [key] = (await db.getAll('key')) as CryptoKey[]
  expect(key?.extractable).toBe(false)
})

import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getContact, getDemand, listAgenda } from '../../../../generated/api'
import { setKeeper } from '../../../lib/kept-write'
import { clearSession, EMPTY_PROFILE, setSession } from '../../../lib/session'
import { setTransport, type WireReply } from '../../../lib/transport'
import { keeper } from '../later/queue'
import { readAhead } from './ahead'
import { away, setAwayWords } from './away'
import { clearDevice, isMine, takeDevice } from './device'
import { keepRead, keptTimes, readOf } from './read-store'
import { asOf, serverIsBack, setOnBack } from './shown'

const asked: string[] = []
let answer: () => Promise<Pick<WireReply, 'status' | 'data'>>
const off = () => Promise.reject(new Error('no network'))
const says =
  (data: unknown, status = 200) =>
  () =>
    Promise.resolve({ status, data })
const read = () => getContact('c1', { silent: true })
const signIn = (id: string) => setSession({ ...EMPTY_PROFILE, token: `t-${id}`, id, role: 'ADMIN' })
const kept = (url = '/api/v1/contact/c1/', person = 'aina') => readOf(person, url)

beforeEach(() => {
  vi.stubGlobal('caches', { keys: async () => [] })
  vi.stubGlobal('navigator', {
    onLine: true,
    locks: { request: (_: string, __: unknown, run: (lock: unknown) => unknown) => run({}) },
    serviceWorker: { getRegistration: async () => undefined },
  })
  asked.length = 0
  setTransport((request) => {
    asked.push(request.url)
    return answer().then((reply) => ({ headers: {}, ...reply }))
  })
  signIn('aina')
  takeDevice()
  setKeeper(keeper)
})
afterEach(async () => {
  vi.useRealTimers()
  serverIsBack()
  signIn('aina')
  await keeper.forget()
  setKeeper(null)
  clearSession()
  vi.unstubAllGlobals()
})

/** The answer goes onto the disk beside what the screen does with it. */
const isKept = () => expect.poll(() => kept()).not.toBeNull()

test('what the server answered is shown as it was kept when no answer comes', async () => {
  answer = says({ id: 'c1', name: 'Joana' })
  await read()
  await isKept()
  expect(asOf()).toBeNull()
  const before = Date.now()
  answer = off
  expect(await read()).toEqual({ id: 'c1', name: 'Joana' })
  expect(asOf()).toBeLessThanOrEqual(before)
  answer = says('<html>', 502)
  expect(await read()).toEqual({ id: 'c1', name: 'Joana' })
  const back = vi.fn()
  setOnBack(back)
  answer = says({ id: 'c1', name: 'Joana Mas' })
  expect(await read()).toEqual({ id: 'c1', name: 'Joana Mas' })
  expect(asOf()).toBeNull()
  expect(back).toHaveBeenCalledExactlyOnceWith(new Set(['/api/v1/contact/c1/']))
})

/** What is kept, as a build of other shapes has kept it. */
async function asBefore(): Promise<void> {
  const db = await openDB('llar.reads')
  for (const row of await db.getAll('read')) await db.put('read', { ...row, shapes: 'before' })
  db.close()
}

test('what a build with other shapes has kept is not shown, and is asked for anew', async () => {
  answer = says({ id: 'c1', name: 'Joana' })
  await read()
  await isKept()
  answer = says({ items: [], travels: [], people: [], cut: false })
  await readAhead()
  await expect.poll(async () => (await keptTimes()).size).toBeGreaterThan(1)
  const once = asked.length
  await readAhead()
  expect(asked).toHaveLength(once)
  await asBefore()
  await readAhead()
  expect(asked.length).toBeGreaterThan(once)
  await asBefore()
  answer = off
  await expect(read()).rejects.toThrow('Algo ha ido mal')
  await expect(listAgenda({ ...day(1), agentId: ['aina'] }, { silent: true })).rejects.toThrow(
    'Algo ha ido mal',
  )
})

test('a line that hangs is waited for four seconds', async () => {
  answer = says({ id: 'c1' })
  await read()
  await isKept()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  answer = () => new Promise(() => undefined)
  const shown = read()
  await expect.poll(() => vi.getTimerCount()).toBe(1)
  vi.advanceTimersByTime(4000)
  expect(await shown).toEqual({ id: 'c1' })
})

test('what is not marked, or never kept, fails as it did; so does all on a device of nobody', async () => {
  answer = says({ id: 'd1' })
  await getDemand('d1', { silent: true })
  answer = off
  await expect(getDemand('d1', { silent: true })).rejects.toThrow('Algo ha ido mal')
  await expect(read()).rejects.toThrow('Algo ha ido mal')
  await clearDevice()
  answer = says({ id: 'c1' })
  await read()
  answer = off
  await expect(read()).rejects.toThrow('Algo ha ido mal')
  expect([...(await keptTimes()).keys()]).toEqual([])
})

test.each([403, 404])('%i takes it away', async (status) => {
  answer = says({ id: 'c1' })
  await read()
  await isKept()
  answer = says({ message: 'No' }, status)
  await read().catch(() => undefined)
  await expect.poll(async () => await kept()).toBeNull()
})

test('nobody else reads it, and an answer that comes after its person left is not kept', async () => {
  await keepRead('aina', '/api/v1/contact/c1/', { id: 'c1' })
  signIn('biel')
  answer = off
  await expect(read()).rejects.toThrow('Algo ha ido mal')
  takeDevice()
  await expect(read()).rejects.toThrow('Algo ha ido mal')
  answer = async () => {
    signIn('aina')
    return { status: 200, data: { id: 'c1', name: 'Biel sees' } }
  }
  await read()
  expect(await kept()).toMatchObject({ data: { id: 'c1' } })
})

test('on the disk it is sealed, and signing out leaves no byte of it', async () => {
  await keepRead('aina', '/api/v1/contact/c1/', { name: 'Secreto' })
  const db = await openDB('llar.reads')
  const [row] = (await db.getAll('read')) as { sealed: ArrayBuffer }[]
  db.close()
  expect(new TextDecoder().decode(row?.sealed)).not.toContain('Secreto')
  await keeper.forget()
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain('llar.reads')
  expect(await (await openDB('llar.later')).getAllKeys('key')).toEqual([])
})

test('the oldest go when there are too many', async () => {
  for (let n = 0; n < 402; n += 1) await keepRead('aina', `/api/v1/contact/c${n}/`, {})
  const times = await keptTimes()
  expect([times.size, times.has('/api/v1/contact/c401/')]).toEqual([400, true])
})

const day = (date: number, days = 1) => ({
  from: new Date(Date.UTC(2026, 10, date)).toISOString(),
  to: new Date(Date.UTC(2026, 10, date + days)).toISOString(),
})
const event = (id: string, date: number) => {
  const at = (hour: number) => new Date(Date.UTC(2026, 10, date, hour)).toISOString()
  return { id, startsAt: at(9), endsAt: at(10) }
}
const travel = (id: string, date: number) => ({ ...event(id, date), fromId: id })

test('a day of the diary is shown out of weeks that were kept, and none beside them', async () => {
  const agentId = ['aina']
  const page = { items: [event('a', 3), event('b', 4)], travels: [travel('b', 4)], people: [] }
  answer = says({ ...page, cut: false })
  await listAgenda({ ...day(1, 14), agentId }, { silent: true })
  await expect.poll(async () => (await keptTimes()).size).toBe(1)
  answer = off
  const shown = await listAgenda({ ...day(3), agentId }, { silent: true })
  expect([shown.items.map(({ id }) => id), shown.travels]).toEqual([['a'], []])
  for (const other of [
    { ...day(14, 2), agentId },
    day(3),
    { ...day(3), agentId, kind: ['visit' as const] },
  ])
    await expect(listAgenda(other, { silent: true })).rejects.toThrow('Algo ha ido mal')
})

test('what comes while its person signs out is not kept any more', async () => {
  answer = says({ id: 'c1', name: 'Joana' })
  await read()
  await isKept()
  // The desk is dropped slowly; by then what was read is gone.
  let dropped: (names: string[]) => void = () => undefined
  vi.stubGlobal('caches', { keys: () => new Promise((done) => (dropped = done)) })
  const leaving = keeper.forget()
  const names = async () => (await indexedDB.databases()).map(({ name }) => name)
  await expect.poll(async () => await names()).not.toContain('llar.reads')
  await read()
  expect(isMine()).toBe(false)
  dropped([])
  await leaving
  expect((await keptTimes()).size).toBe(0)
})

test('a read that is not kept is said to be elsewhere, on a device of one’s own alone', async () => {
  const words = { title: 'Sin conexión', text: 'No está en este dispositivo' }
  setAwayWords(words)
  answer = off
  const failed = await getDemand('d1', { silent: true }).catch((error: unknown) => error)
  expect(away(failed)).toBe(words)
  answer = says('<html>', 503)
  vi.useFakeTimers({ toFake: ['setTimeout'], now: Date.now() })
  const busy = getDemand('d1', { silent: true }).catch((error: unknown) => error)
  await vi.runAllTimersAsync()
  expect(away(await busy)).toBe(words)
  vi.useRealTimers()
  answer = says({ message: 'no' }, 403)
  const refused = await getDemand('d1', { silent: true }).catch((error: unknown) => error)
  expect(away(refused)).toBeNull()
  await clearDevice()
  expect(away(failed)).toBeNull()
})

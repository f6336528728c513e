import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { updateAgendaEvent } from '../../../../generated/api'
import { KEPT, setKeeper } from '../../../lib/kept-write'
import { EMPTY_PROFILE, setSession } from '../../../lib/session'
import { setTransport, type WireRequest } from '../../../lib/transport'
import { discard, keeper, leaveTheirs, sendAgain, sendKept } from './queue'
import { keptOf } from './store'

const EVENT = { id: 'e1', version: 1, title: 'Visita', notes: null }
const sent: WireRequest[] = []
/** What is stored; a change of another version is answered with it. */
let stored: Record<string, unknown>
let isOff = true

const change = (part: object, base: object = EVENT) =>
  updateAgendaEvent(
    'e1',
    { version: 1, title: 'Visita', notes: null, ...part },
    { isKept: true, quiet: true, silent: true, base },
  ).catch((error: unknown) => expect(error).toBe(KEPT))

beforeEach(() => {
  vi.stubGlobal('navigator', {
    onLine: true,
    locks: { request: (_: string, __: unknown, run: (lock: unknown) => unknown) => run({}) },
  })
  sent.length = 0
  stored = { ...EVENT }
  isOff = true
  setTransport(async (request) => {
    if (isOff) throw new Error('no network')
    sent.push(request)
    const { version, ...fields } = Object.fromEntries(request.body ?? [])
    if (Number(version) !== stored['version'])
      return { status: 409, headers: {}, data: { message: 'Alguien ha guardado', current: stored } }
    // A form has no null: the server reads an empty text as one.
    const read = Object.entries(fields).map(([name, value]) => [name, value === '' ? null : value])
    stored = { ...stored, ...Object.fromEntries(read), version: Number(version) + 1 }
    return { status: 200, headers: {}, data: { event: stored } }
  })
  setSession({ ...EMPTY_PROFILE, token: 't', id: 'aina' })
  setKeeper(keeper)
})
afterEach(async () => {
  await keeper.forget()
  setKeeper(null)
  vi.unstubAllGlobals()
})

test('a change goes onto what somebody else saved meanwhile, as another act', async () => {
  await change({ title: 'Segunda visita' })
  stored = { ...stored, version: 2, notes: 'Llaves en la oficina' }
  isOff = false
  expect(await sendKept()).toBe(true)
  expect(stored).toMatchObject({
    version: 3,
    title: 'Segunda visita',
    notes: 'Llaves en la oficina',
  })
  expect(new Set(sent.map(({ headers }) => headers['Idempotency-Key'])).size).toBe(2)
  expect(await keptOf('aina')).toEqual([])
})

test('a change that is discarded while it is sent goes onto nothing any more', async () => {
  await change({ title: 'Segunda visita' })
  const [first] = await keptOf('aina')
  if (!first) throw new Error('nothing is kept')
  stored = { ...stored, version: 2, notes: 'Llaves en la oficina' }
  const calls: WireRequest[] = []
  setTransport(async (request) => {
    calls.push(request)
    await discard(first)
    return { status: 409, headers: {}, data: { message: 'Alguien ha guardado', current: stored } }
  })
  expect(await sendKept()).toBe(true)
  expect([calls.length, await keptOf('aina')]).toEqual([1, []])
})

test('two changes of one event from one screen are both stored', async () => {
  await change({ title: 'Segunda visita' })
  await change({ notes: 'Con perro' })
  await change({ title: 'Tercera' })
  isOff = false
  expect(await sendKept()).toBe(true)
  expect(stored).toMatchObject({ title: 'Tercera', notes: 'Con perro' })
  expect(await keptOf('aina')).toEqual([])
})

test.each([
  ['mine', 'Segunda visita'],
  ['theirs', 'Otra'],
])('what both changed waits for its person: %s', async (side, title) => {
  await change({ title: 'Segunda visita', notes: 'Con perro' })
  stored = { ...stored, version: 2, title: 'Otra' }
  isOff = false
  await sendKept()
  const [parked] = await keptOf('aina')
  const clashes = [{ field: 'title', mine: 'Segunda visita', theirs: 'Otra' }]
  expect(parked?.refusal).toMatchObject({ clashes })
  expect(stored).toMatchObject({ version: 2, title: 'Otra', notes: null })
  if (!parked) throw new Error('nothing is kept')
  await (side === 'mine' ? sendAgain(parked) : leaveTheirs(parked, clashes))
  expect(stored).toMatchObject({ version: 3, title, notes: 'Con perro' })
  expect(await keptOf('aina')).toEqual([])
})

test('a second change of one day of a series goes to the event that the first made of that day', async () => {
  const day = { scope: 'this', occurrence: '2026-02-03T09:00:00.000Z' } as const
  await change({ ...day, title: 'Reunión corta' })
  await change({ ...day, notes: 'Sala 2' })
  await change({ scope: 'this', occurrence: '2026-02-10T09:00:00.000Z', notes: 'Sala 3' })
  const bodies: unknown[] = []
  setTransport(async ({ url, body }) => {
    const data = Object.fromEntries(body ?? [])
    bodies.push([url, data])
    return {
      status: 200,
      headers: {},
      data: { event: { ...EVENT, ...data, id: 'own', version: 1 } },
    }
  })
  expect(await sendKept()).toBe(true)
  expect(bodies.slice(1)).toEqual([
    ['/api/v1/agenda/own/', { version: '1', notes: 'Sala 2' }],
    ['/api/v1/agenda/e1/', expect.objectContaining({ occurrence: '2026-02-10T09:00:00.000Z' })],
  ])
})

import { beforeEach, expect, test, vi } from 'vitest'
import type { Property } from '../../../../generated/model'
import { ApiFailure } from '../../../lib/api-error'
import { WizardSession } from './session'
import { errorsByStep, type Value } from './session-state'
import { NEW_ID } from './steps'

const api = vi.hoisted(() => ({
  createProperty: vi.fn(),
  getProperty: vi.fn(),
  publishProperty: vi.fn(),
  updateProperty: vi.fn(),
}))
vi.mock('../../../../generated/api/property/property', () => api)

const kept = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
})

const BASICS = { type: 'vivienda', offers: [{ operation: 'V', price: 100 }] }
const home = (part: Record<string, unknown> = {}) =>
  ({
    id: 'home',
    ref: 'LL-1',
    version: 1,
    basics: BASICS,
    quality: { completenessPct: 10, items: [] },
    media: [],
    ...part,
  }) as unknown as Property
const refusal = (status: number, body: unknown) => new ApiFailure({ status, body, write: true })
const valid = (raw: Value) => ({ valid: true, raw })

async function opened(part: Record<string, unknown> = {}): Promise<WizardSession> {
  api.getProperty.mockResolvedValue(home(part))
  const session = new WizardSession('home')
  await session.load()
  return session
}

beforeEach(() => {
  vi.resetAllMocks()
  kept.clear()
})

test('a new home gets its id with the first saving, and goes on from it', async () => {
  const session = new WizardSession(NEW_ID)
  session.edit('basics', BASICS, valid(BASICS))
  expect(kept.has('llar.draft.nueva')).toBe(true)
  api.createProperty.mockResolvedValue(home())
  expect(await session.flush()).toBe(true)
  expect(session.id).toBe('home')
  expect(session.get().save.kind).toBe('saved')
  expect(kept.size).toBe(0)
})

test('what is not valid is kept here and not sent', async () => {
  const session = await opened()
  session.edit('layout', { built: 'x' }, { valid: false, raw: { built: 'x' } })
  expect(await session.flush()).toBe(true)
  expect(api.updateProperty).not.toHaveBeenCalled()
  expect(session.get().save.kind).toBe('invalid')
  const later = new WizardSession('home')
  await later.load()
  expect(later.get().edits.layout?.raw).toEqual({ built: 'x' })
  expect(later.get().restored).toEqual(['layout'])
})

test('typing on while a saving is under way sends the rest afterwards', async () => {
  const session = await opened()
  const one = { ...BASICS, condition: 'reformado' }
  const two = { ...BASICS, condition: 'ruina' }
  api.updateProperty.mockImplementationOnce(async () => {
    session.edit('basics', two, valid(two))
    return home({ version: 2, basics: one })
  })
  api.updateProperty.mockResolvedValueOnce(home({ version: 3, basics: two }))
  session.edit('basics', one, valid(one))
  await session.flush()
  expect(api.updateProperty.mock.calls.map(([, patch]) => patch)).toEqual([
    { version: 1, basics: one },
    { version: 2, basics: two },
  ])
  expect(session.get().edits).toEqual({})
})

test('somebody saved another step: mine goes on by itself', async () => {
  const session = await opened()
  const mine = { built: 90 }
  api.updateProperty.mockRejectedValueOnce(
    refusal(409, {
      message: 'x',
      current: home({ version: 5, basics: { ...BASICS, condition: 'ruina' } }),
    }),
  )
  api.updateProperty.mockResolvedValueOnce(home({ version: 6, layout: mine }))
  session.edit('layout', mine, valid(mine))
  expect(await session.flush()).toBe(true)
  expect(api.updateProperty.mock.lastCall?.[1]).toEqual({ version: 5, layout: mine })
})

test('somebody saved the same step: both are shown, nothing is sent before the choice', async () => {
  const session = await opened()
  const mine = { ...BASICS, offers: [{ operation: 'V', price: 90 }] }
  const theirs = { ...BASICS, offers: [{ operation: 'V', price: 80 }], condition: 'ruina' }
  api.updateProperty.mockRejectedValueOnce(
    refusal(409, { message: 'x', current: home({ version: 5, basics: theirs }) }),
  )
  session.edit('basics', mine, valid(mine))
  expect(await session.flush()).toBe(false)
  expect(
    session.get().conflict?.steps[0]?.clashes.map(({ path, suggested }) => [path, suggested]),
  ).toEqual([
    ['offers.0.price', 'mine'],
    ['condition', 'theirs'],
  ])
  api.updateProperty.mockImplementation(async (_id: string, patch: Value) =>
    home({ version: 6, ...patch }),
  )
  await session.resolve({ 'basics.offers.0.price': 'mine' })
  expect(api.updateProperty.mock.lastCall?.[1]).toEqual({
    version: 5,
    basics: { ...theirs, offers: [{ operation: 'V', price: 90 }] },
  })
  expect(session.get().conflict).toBeNull()
})

test('field errors of the server go to their step and are not sent again until changed', async () => {
  const session = await opened()
  api.updateProperty.mockRejectedValueOnce(
    refusal(400, { 'layout.usable': 'Es mayor que la construida' }),
  )
  session.edit('layout', { usable: 200 }, valid({ usable: 200 }))
  await session.flush()
  await session.flush()
  expect(api.updateProperty).toHaveBeenCalledTimes(1)
  expect(session.get().errors).toEqual({ layout: { usable: 'Es mayor que la construida' } })
})

test('without an answer it says so, and the second try sends the same', async () => {
  const session = await opened()
  api.updateProperty.mockRejectedValueOnce(
    new ApiFailure({ status: null, body: null, write: true }),
  )
  session.edit('layout', { usable: 80 }, valid({ usable: 80 }))
  expect(await session.flush()).toBe(false)
  expect(session.get().save.kind).toBe('failed')
  expect(session.busy).toBe(true)
  api.updateProperty.mockResolvedValueOnce(home({ version: 2, layout: { usable: 80 } }))
  expect(await session.flush()).toBe(true)
  expect(session.get().save.kind).toBe('saved')
})

test('the last saving can be undone, also one that began a step', async () => {
  const session = await opened()
  api.updateProperty.mockImplementation(async (_id: string, { version, ...steps }: Value) =>
    home({ version: Number(version) + 1, ...steps }),
  )
  session.edit('layout', { usable: 80 }, valid({ usable: 80 }))
  await session.flush()
  await session.undo()
  expect(api.updateProperty.mock.lastCall?.[1]).toEqual({ version: 2, layout: {} })
})

test('a published price waits for its reason, the other steps do not', async () => {
  const session = await opened({ status: 'active' })
  api.updateProperty.mockImplementation(
    async (_id: string, { version, priceChange: _why, ...steps }: Value) =>
      home({ status: 'active', version: Number(version) + 1, ...steps }),
  )
  const cheaper = { ...BASICS, condition: 'ruina', offers: [{ operation: 'V', price: 90 }] }
  session.edit('basics', cheaper, valid(cheaper))
  session.edit('layout', { usable: 80 }, valid({ usable: 80 }))
  expect(await session.flush()).toBe(false)
  expect(api.updateProperty.mock.calls.map(([, patch]) => patch)).toEqual([
    { version: 1, layout: { usable: 80 } },
  ])
  expect(session.get().save.kind).toBe('price')
  expect(await session.giveReason({ reason: 'market' })).toBe(true)
  expect(api.updateProperty.mock.lastCall?.[1]).toEqual({
    version: 2,
    basics: cheaper,
    priceChange: { reason: 'market' },
  })
  const dearer = { ...cheaper, condition: 'reformado', offers: [{ operation: 'V', price: 120 }] }
  session.edit('basics', dearer, valid(dearer))
  await session.keepPrices()
  expect(api.updateProperty.mock.lastCall?.[1]).toEqual({
    version: 3,
    basics: { ...dearer, offers: [{ operation: 'V', price: 90 }] },
  })
  expect(session.get().save.kind).toBe('saved')
})

test('errors are told apart by step', () => {
  expect(errorsByStep({ 'basics.offers.0.price': 'a', 'layout.usable': 'b', media: 'c' })).toEqual({
    basics: { 'offers.0.price': 'a' },
    layout: { usable: 'b' },
  })
})

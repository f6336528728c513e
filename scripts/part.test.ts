import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runParts, type Part } from './part.ts'

beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => undefined))
afterEach(() => void vi.restoreAllMocks())

/** Parts that end when they are told to, and who is running. */
function stage() {
  const running: string[] = []
  const ends = new Map<string, () => void>()
  const part = (name: string, cores?: 0 | 1 | 2): Part => ({
    name,
    ...(cores === undefined ? {} : { cores }),
    run: () => {
      running.push(name)
      return new Promise((done) =>
        ends.set(name, () => {
          running.splice(running.indexOf(name), 1)
          done({ passed: 1, failed: 0 })
        }),
      )
    },
  })
  const end = async (name: string): Promise<void> => {
    ends.get(name)?.()
    await vi.waitFor(() => expect(running).not.toContain(name))
    await new Promise((done) => setImmediate(done))
  }
  return { part, end, running }
}

test('parts run beside each other as far as two cores go, and none overtakes another', async () => {
  const { part, end, running } = stage()
  const all = runParts([
    part('types', 1),
    part('doors', 1),
    part('words', 1),
    part('unit'),
    part('kill', 0),
    part('walk', 1),
    part('proof', 1),
  ])
  expect(running).toEqual(['types', 'doors'])
  await end('doors')
  expect(running).toEqual(['types', 'words'])
  await end('words')
  expect(running).toEqual(['types'])
  await end('types')
  expect(running).toEqual(['unit', 'kill'])
  await end('unit')
  expect(running).toEqual(['kill', 'walk', 'proof'])
  for (const name of ['kill', 'walk', 'proof']) await end(name)
  expect(await all).toEqual({ passed: 7, failed: 0 })
})

test('a part that throws is one failure, and gives its cores back', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const broken: Part = { name: 'broken', run: () => Promise.reject(new Error('no')) }
  const sound: Part = { name: 'sound', run: () => Promise.resolve({ passed: 2, failed: 0 }) }
  expect(await runParts([broken, sound])).toEqual({ passed: 2, failed: 1 })
})

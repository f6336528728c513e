import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ownProcess } from './own-process.ts'
import type { Part } from './part.ts'
import { runParts, tableOf } from './run-parts.ts'

beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => undefined))
afterEach(() => void vi.restoreAllMocks())

/** Parts that end when they are told to, and who is running. */
function stage() {
  const running: string[] = []
  const ends = new Map<string, () => void>()
  const part = (name: string, more: Partial<Part> = {}): Part => ({
    name,
    ...more,
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
    await expect.poll(() => running).not.toContain(name)
    await new Promise((done) => setImmediate(done))
  }
  return { part, end, running }
}

test('parts run beside each other, a third core’s worth of them beside two', async () => {
  const { part, end, running } = stage()
  const all = runParts([
    part('types', { cores: 1 }),
    part('doors', { cores: 1 }),
    part('words', { cores: 1 }),
    part('bench'),
    part('kill', { cores: 0.5 }),
    part('sends', { cores: 0.5 }),
  ])
  expect(running).toEqual(['types', 'doors', 'words'])
  await end('doors')
  expect(running).toEqual(['types', 'words', 'kill', 'sends'])
  await end('kill')
  expect(running).toEqual(['types', 'words', 'sends'])
  for (const name of ['types', 'words']) await end(name)
  expect(running).toEqual(['sends', 'bench'])
  for (const name of ['sends', 'bench']) await end(name)
  expect(await all).toMatchObject({ passed: 6, failed: 0 })
})

test('who begins the longest way to the end goes first, and waits for what it uses', async () => {
  const { part, end, running } = stage()
  const all = runParts([
    part('walk', { cores: 1, seconds: 100 }),
    part('proof', { cores: 1, seconds: 90 }),
    part('answers', { cores: 1, after: ['tests'] }),
    part('postgres', { cores: 1, after: ['tests'], seconds: 80 }),
    part('kill', { cores: 1, seconds: 60 }),
    part('tests', { cores: 1, seconds: 50 }),
  ])
  expect(running).toEqual(['tests', 'walk', 'proof'])
  await end('walk')
  expect(running).toEqual(['tests', 'proof', 'kill'])
  await end('tests')
  expect(running).toEqual(['proof', 'kill', 'postgres'])
  for (const name of ['proof', 'kill', 'postgres', 'answers']) await end(name)
  expect(await all).toMatchObject({ passed: 6, failed: 0 })
})

test('what is not asked for is not waited for; what waits for itself is told', async () => {
  const { part, end } = stage()
  const all = runParts([part('answers', { after: ['tests'] })])
  await end('answers')
  expect(await all).toMatchObject({ passed: 1 })
  await expect(runParts([part('hen', { after: ['egg'] }), part('egg', { after: ['hen'] })]))
    .rejects //
    .toThrow('They wait for each other: hen, egg')
})

test('a part that throws is one failure, and gives its cores back', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const broken: Part = { name: 'broken', run: () => Promise.reject(new Error('no')) }
  const sound: Part = { name: 'sound', run: () => Promise.resolve({ passed: 2, failed: 0 }) }
  expect(await runParts([broken, sound])).toMatchObject({ passed: 2, failed: 1 })
})

test('a part in a process of its own tells what it found and what it took of the processor', async () => {
  const part = await ownProcess('checks/breaks.ts')
  const { ended, failed } = await runParts([part])
  expect([part.name, failed]).toEqual(['breaks of the contract', 0])
  if (process.platform === 'linux') expect(ended[0]?.cpu).toBeGreaterThan(0)
  expect(tableOf(ended, 2)).toMatch(/breaks of the contract +[\d.]+ +[\d.–]+\nin all +2\.0/)
})

test('a part whose file does not load is one failure of its own', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const part = await ownProcess('test-parts/none.ts')
  expect(await runParts([part])).toMatchObject({ passed: 0, failed: 1 })
})

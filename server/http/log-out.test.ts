import type fs from 'node:fs'
import { expect, it } from 'vitest'
import { logOut } from './log-out.ts'

type Done = (error: NodeJS.ErrnoException | null, written: number, buffer: Buffer) => void

/** A log of which each write waits to be answered. */
function disk() {
  const asked: { text: string; done: Done }[] = []
  const write = (_fd: number, text: Buffer, ...more: unknown[]): void => {
    asked.push({ text: text.toString(), done: more.at(-1) as Done })
  }
  const answer = (error: string | null, bytes?: number): string => {
    const { text, done } = asked.shift() ?? { text: '', done: () => undefined }
    const fault = error && Object.assign(new Error(error), { code: error })
    done(fault || null, bytes ?? text.length, Buffer.from(text))
    return text
  }
  return { asked, answer, write: write as unknown as typeof fs.write }
}

it('keeps lines that a full disk did not take, in their order, and writes the rest of half a one', async () => {
  const { asked, answer, write } = disk()
  const out = logOut(1, write)
  out.write('one\n')
  out.write('two\n')
  answer('ENOSPC')
  out.write('three\n')
  await expect.poll(() => asked.length, { timeout: 5000 }).toBe(1)
  expect(answer(null, 6)).toBe('one\ntwo\nthree\n')
  expect(answer(null)).toBe('o\nthree\n')
  expect(asked).toEqual([])
})

it('an exit waits for the lines under way, and not for a disk that refuses them', async () => {
  const { answer, write } = disk()
  const out = logOut(1, write)
  await out.written()
  const told: string[] = []
  const wait = (name: string) => void out.written().then(() => told.push(name))
  out.write('one\n')
  out.write('two\n')
  wait('taken')
  answer(null)
  await Promise.resolve()
  expect(told).toEqual([])
  expect(answer(null)).toBe('two\n')
  await expect.poll(() => told, { timeout: 500 }).toEqual(['taken'])
  out.write('three\n')
  wait('refused')
  answer('ENOSPC')
  await expect.poll(() => told, { timeout: 500 }).toEqual(['taken', 'refused'])
  out.write('four\n')
  wait('asleep')
  await expect.poll(() => told.length, { timeout: 5000 }).toBe(3)
})

it('says how many lines were lost when nothing was taken for long', () => {
  const { answer, write } = disk()
  const out = logOut(1, write)
  const line = `${'x'.repeat(99_999)}\n`
  for (let at = 0; at < 13; at += 1) out.write(line)
  answer(null)
  const [, ...last] = answer(null).split(/(?=\{"level")/)
  expect(last.map((text) => JSON.parse(text) as object)).toMatchObject([
    { level: 40, lost: 3, msg: 'log lines lost' },
  ])
})

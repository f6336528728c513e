import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type fs from 'node:fs'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
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
  await expect.poll(() => asked.length).toBe(1)
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
  await expect.poll(() => told.length).toBe(3)
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

const SAYS = path.resolve(import.meta.dirname, '../testing/log-process.ts')
const children: ChildProcess[] = []
afterAll(() => {
  for (const child of children) child.kill('SIGKILL')
})
/** A process that has said more than its reader, a command, takes; which id it has. */
async function saying(reader: string): Promise<{ shell: ChildProcess; pid: number }> {
  const line = `{ "$0" "$1" & echo $! >&2; wait $!; echo "ended $?" >&2; } | ${reader}`
  const shell = spawn('bash', ['-c', line, process.execPath, SAYS], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(shell)
  let words = ''
  shell.stderr.on('data', (chunk: Buffer) => (words += chunk.toString()))
  await expect.poll(() => words).toContain('said')
  return { shell, pid: Number.parseInt(words, 10) }
}

it('a pipe whose reader sleeps holds up no exit', async () => {
  const { shell, pid } = await saying('sleep 600')
  const ended = new Promise<string>((resolve) =>
    shell.stderr?.on('data', (chunk: Buffer) => resolve(chunk.toString().trim())),
  )
  process.kill(pid, 'SIGTERM')
  expect(await ended).toBe('ended 0')
})

it('a pipe whose reader is slow gets every line', async () => {
  const { shell, pid } = await saying('{ sleep 0.5; head -c 800000 | wc -l; }')
  let counted = ''
  shell.stdout?.on('data', (chunk: Buffer) => (counted += chunk.toString()))
  await expect.poll(() => Number(counted)).toBe(8000)
  process.kill(pid, 'SIGTERM')
})

it('a line to somebody else who sleeps (a log of a service) holds up no exit', async () => {
  // Both ends of such a pipe of ours are sockets, which nobody reads here.
  const child = spawn(process.execPath, [SAYS], { stdio: ['ignore', 'pipe', 'pipe'] })
  children.push(child)
  child.stdout.pause()
  await once(child.stderr, 'data')
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL'])
})

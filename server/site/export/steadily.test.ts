import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { expect, it, vi } from 'vitest'
import { steadily } from './steadily.ts'

async function* parts(count: number, ended: () => void): AsyncGenerator<Buffer> {
  try {
    for (let at = 0; at < count; at += 1) yield Buffer.alloc(64 * 1024, at)
  } finally {
    ended()
  }
}

it('is read whole by whoever reads on', async () => {
  const ended = vi.fn<() => void>()
  expect(await buffer(steadily(parts(20, ended), 1000))).toHaveLength(20 * 64 * 1024)
  expect(ended).toHaveBeenCalledOnce()
})

it('ends, and makes no more, where nobody reads on', async () => {
  const ended = vi.fn<() => void>()
  const body = steadily(parts(1000, ended), 30)
  body.once('readable', () => body.read(1))
  const [error] = await once(body, 'error').catch((thrown: unknown) => [thrown])
  expect(error).toMatchObject({ message: 'nobody reads on' })
  await vi.waitFor(() => expect(ended).toHaveBeenCalledOnce(), 60_000)
})

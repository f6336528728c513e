import { readdir } from 'node:fs/promises'
import net from 'node:net'
import path from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mounted } from '../testing/mounted.ts'
import type { Input } from './handler.ts'

// Over a real connection: what happens to bytes that are still on their way when the answer is
// known.
let made: Awaited<ReturnType<typeof mounted>>
let url = ''
let endless: Readable

beforeAll(async () => {
  made = await mounted({
    upload: async ({ files }: Input) => ({ sizes: files.map((file) => file.size) }),
    stream: async () => {
      endless = new Readable({ read: () => undefined })
      endless.push('first')
      return { stream: endless, contentType: 'text/event-stream' }
    },
  })
  url = await made.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => made.close())

const photos = (count: number, size: number): FormData => {
  const form = new FormData()
  for (let i = 0; i < count; i += 1)
    form.append('photos', new File(['x'.repeat(size)], `${i}.jpg`, { type: 'image/jpeg' }))
  return form
}
const left = () => readdir(path.join(made.deps.config.dataDir, 'tmp'))

test('a form in many chunks arrives whole', async () => {
  const reply = await fetch(`${url}/api/v1/upload/`, { method: 'POST', body: photos(3, 60_000) })
  expect([reply.status, await reply.json()]).toEqual([200, { sizes: [60_000, 60_000, 60_000] }])
})

test('refusals reach a sender that is still sending, and nothing is left', async () => {
  const streamed = async function* (): AsyncGenerator<Uint8Array> {
    const made = new Response(photos(2, 5_000_000))
    type = made.headers.get('content-type') ?? ''
    yield* made.body as unknown as AsyncIterable<Uint8Array>
  }
  let type = ''
  const chunks = streamed()
  const first = await chunks.next() // so that the boundary is known
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const chunk = first.value ? { done: false, value: first.value } : await chunks.next()
      first.value = undefined
      if (chunk.done || !chunk.value) controller.close()
      else controller.enqueue(chunk.value)
    },
  })
  const large = await fetch(`${url}/api/v1/upload/`, {
    method: 'POST',
    body,
    headers: { 'content-type': type },
    duplex: 'half',
  } as RequestInit)
  expect([large.status, Object.keys((await large.json()) as object)]).toEqual([413, ['detail']])
  const many = await fetch(`${url}/api/v1/upload/`, { method: 'POST', body: photos(20, 5_000) })
  expect(many.status).toBe(400)
  const declared = await fetch(`${url}/api/v1/upload/`, {
    method: 'POST',
    body: photos(1, 3_000_000),
  })
  expect(declared.status).toBe(413)
  const json = await fetch(`${url}/api/v1/echo/`, {
    method: 'POST',
    body: `{"title":"${'a'.repeat(3_000_000)}"}`,
    headers: { 'content-type': 'application/json' },
  })
  expect(json.status).toBe(413)
  expect(await left()).toEqual([])
})

test('a stream goes on until its reader hangs up, and is destroyed then', async () => {
  const reader = new AbortController()
  const reply = await fetch(`${url}/api/v1/stream/`, { signal: reader.signal })
  const pieces = reply.body?.getReader()
  const text = async () => new TextDecoder().decode((await pieces?.read())?.value)
  expect(await text()).toBe('first')
  endless.push('second')
  expect(await text()).toBe('second')
  reader.abort()
  await expect.poll(() => endless.destroyed).toBe(true)
})

test('a sender that hangs up leaves nothing behind', async () => {
  const socket = net.connect(Number(new URL(url).port), '127.0.0.1')
  const head =
    '--b\r\nContent-Disposition: form-data; name="photos"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n'
  socket.write(
    'POST /api/v1/upload/ HTTP/1.1\r\nHost: x\r\n' +
      'Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 100000\r\n\r\n' +
      `${head}abc`,
  )
  await expect.poll(left).toHaveLength(1)
  socket.destroy()
  await expect.poll(left).toEqual([])
  await sleep(10)
  expect((await fetch(`${url}/api/v1/find/`)).status).toBe(200)
})

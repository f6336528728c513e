import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { Writable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mounted } from '../testing/mounted.ts'
import type { Input } from './handler.ts'

// A disk that refuses cannot be had here: what writes to it fails as it would.
let code = ''
const { createWriteStream } = fs
fs.createWriteStream = (() =>
  new Writable({
    write: (_chunk, _encoding, done) =>
      done(Object.assign(new Error(`${code}: write`), { code, syscall: 'write' })),
  })) as unknown as typeof createWriteStream
syncBuiltinESMExports()

let server: Awaited<ReturnType<typeof mounted>>
beforeAll(async () => {
  server = await mounted({ upload: async ({ body }: Input) => ({ body }) })
})
afterAll(async () => {
  fs.createWriteStream = createWriteStream
  syncBuiltinESMExports()
  await server.close()
})

test.each([
  ['EFBIG', 507],
  ['EACCES', 503],
  ['EIO', 503],
  ['EMFILE', 500],
])('%s while an upload is written is ours, and never the sender’s', async (fault, status) => {
  code = fault
  const data = new FormData()
  data.append('title', 'a')
  data.append('photos', new File(['x'.repeat(100)], 'a.jpg', { type: 'image/jpeg' }))
  const made = new Response(data)
  const reply = await server.app.inject({
    method: 'POST',
    url: '/api/v1/upload/',
    headers: { 'content-type': made.headers.get('content-type') ?? '' },
    payload: Buffer.from(await made.arrayBuffer()),
  })
  expect(reply.statusCode).toBe(status)
})

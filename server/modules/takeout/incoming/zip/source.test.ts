import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { guardedPart } from '../../../../ports/fetch/index.ts'
import { Silent } from '../refused.ts'
import { piecesOf } from './content.ts'
import { bytesOf, type Source } from './source.ts'

it('a host that trickles says nothing: an import does not wait for it', async () => {
  const host = http.createServer((request, response) => {
    const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
    response.writeHead(206, { 'content-range': `bytes ${start}-${end}/100000` })
    const beat = setInterval(() => response.write('x'), 20)
    response.on('close', () => clearInterval(beat))
  })
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(host.address() as AddressInfo).port}/`
  const part = guardedPart(true, { bytes: 1000, seconds: 0.3 })
  const source: Source = {
    size: 100_000,
    etag: null,
    read: async (start, end) => (await part(address, { start, end })).stream,
  }
  await expect(bytesOf(source, 0, 9999)).rejects.toBeInstanceOf(Silent)
  const content = { name: 'x', size: 50_000, sha256: '', headerAt: 0, endsAt: 99_999 }
  await expect(piecesOf(source, content, 0).next()).rejects.toBeInstanceOf(Silent)
  host.close()
})

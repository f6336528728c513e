import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { OutgoingPages, stylesOf } from './outgoing.ts'

const page = () => new TextEncoder().encode('<main>')

/** A document that says how often it was put together. */
function joiner() {
  let joined = 0
  return () => Buffer.from(`document ${(joined += 1)}`)
}

it('joins and packs a drawn page once for all who ask within ten seconds, and then anew', async () => {
  const [pages, html, join] = [new OutgoingPages(), page(), joiner()]
  const first = await pages.of(html, 'br', join, 0)
  const second = await pages.of(html, 'br', join, 9_999)
  expect(second.body.equals(first.body)).toBe(true)
  expect(brotliDecompressSync(first.body).toString()).toBe('document 1')
  const later = await pages.of(html, 'br', join, 10_000)
  expect(brotliDecompressSync(later.body).toString()).toBe('document 2')
})

it('packs for each coding, and shares nothing between two drawings', async () => {
  const [pages, html, join] = [new OutgoingPages(), page(), joiner()]
  expect((await pages.of(html, null, join, 0)).body.toString()).toBe('document 1')
  expect(gunzipSync((await pages.of(html, 'gzip', join, 0)).body).toString()).toBe('document 2')
  expect(brotliDecompressSync((await pages.of(html, 'br', join, 0)).body).toString()).toBe(
    'document 3',
  )
  expect(gunzipSync((await pages.of(page(), 'gzip', join, 0)).body).toString()).toBe('document 4')
})

it('names each inline style by its digest, and none where there is none', () => {
  const digest = (text: string) => createHash('sha256').update(text).digest('base64')
  const document = '<style>a{b:c}</style><p style="x">é</p><style media="print">é{}</style>'
  expect(stylesOf(Buffer.from(document))).toEqual([
    `'sha256-${digest('a{b:c}')}'`,
    `'sha256-${digest('é{}')}'`,
  ])
  expect(stylesOf(Buffer.from('<p>&lt;style></p>'))).toEqual([])
})

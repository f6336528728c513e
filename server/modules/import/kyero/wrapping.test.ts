import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import type { FeedHome } from '../feed/feed-home.ts'
import { feed, home } from './fixture.ts'
import { readKyero } from './index.ts'

/** Whether a file is taken for Kyero v3, and the homes it holds. */
async function told(xml: string | Buffer): Promise<{ fits: boolean; homes: FeedHome[] }> {
  const found = { fits: false, homes: [] as FeedHome[] }
  for await (const event of readKyero(Readable.from([Buffer.from(xml)]))) {
    if (event.kind === 'home') found.homes.push(event.home)
    else found.fits = event.fits
  }
  return found
}
const plain = await told(feed([home('a'), home('b')]))

describe('what other programs write around the same homes', () => {
  const [a, b] = [home('a'), home('b')]
  const version = '<feed_version>3</feed_version>'
  const prefixed = `${a}${b}`.replace(/<(\/?)(\w)/g, '<$1k:$2')
  it.each([
    ['kyero as the root', `<kyero>${version}${a}${b}</kyero>`],
    [
      'homes inside the header',
      `<root><kyero>${version}<properties>${a}${b}</properties></kyero></root>`,
    ],
    [
      'a list of homes',
      `<feed><header><feed_version>3.0</feed_version></header><properties>${a}${b}</properties></feed>`,
    ],
    [
      'an envelope of four',
      `<data><export><root><kyero>${version}</kyero><listings>${a}${b}</listings></root></export></data>`,
    ],
    [
      'prefixes and namespaces',
      '<k:root xmlns:k="http://example.test/kyero" xmlns="urn:x"><k:kyero>' +
        `<k:feed_version>3</k:feed_version></k:kyero>${prefixed}</k:root>`,
    ],
    [
      'capitals',
      `<ROOT><Kyero><Feed_Version>3</Feed_Version></Kyero>${`${a}${b}`.replace(/<(\/?)(\w+)/g, (_all, slash: string, name: string) => `<${slash}${name.toUpperCase()}`)}</ROOT>`,
    ],
    ['the version in an attribute', `<root feed_version="3">${a}${b}</root>`],
    ['the version as the header’s own', `<root><kyero version="3.8"/>${a}${b}</root>`],
    ['the version at the end', `<root>${a}${b}<kyero>${version}</kyero></root>`],
    ['another version of the root', `<root version="1.0"><kyero>${version}</kyero>${a}${b}</root>`],
    ['V3.8', `<root><kyero><feed_version> V3.8 </feed_version></kyero>${a}${b}</root>`],
    ['no version at all', `<xml>${a}${b}</xml>`],
    [
      'an agent before the homes',
      `<root><kyero>${version}</kyero><agent><name>X</name><addr1>y</addr1></agent>${a}${b}</root>`,
    ],
    [
      'a document type that is not fetched',
      `<!DOCTYPE root SYSTEM "http://127.0.0.1:1/kyero.dtd">\n${feed([a, b]).replace(/^<\?.*\?>\n/, '')}`,
    ],
    [
      'a document type with its own part',
      `<!DOCTYPE root [<!ELEMENT root ANY>]>${feed([a, b]).replace(/^<\?.*\?>\n/, '')}`,
    ],
    [
      'a style sheet and a comment',
      feed([a, b]).replace('<root>', '<?xml-stylesheet href="x.xsl"?><!-- made by X --><root>'),
    ],
    ['a byte order mark', `\ufeff${feed([a, b])}`],
    ['two byte order marks and blank lines', `\ufeff\ufeff\n\n ${feed([a, b])}`],
  ])('%s', async (_name, xml) => {
    expect(await told(xml)).toEqual(plain)
  })

  it.each([
    ['with its mark', `\ufeff${feed([a, b])}`.replace('UTF-8', 'UTF-16')],
    ['without it', feed([a, b]).replace('UTF-8', 'UTF-16')],
  ])('UTF-16 %s', async (_name, xml) => {
    const little = Buffer.from(xml, 'utf16le')
    expect(await told(little)).toEqual(plain)
    expect(await told(little.swap16())).toEqual(plain)
  })

  it('UTF-8 that calls itself UTF-16', async () => {
    expect(await told(feed([a, b]).replace('UTF-8', 'utf-16'))).toEqual(plain)
  })

  it.each([
    ['version 2', `<root><kyero><feed_version>2.1</feed_version></kyero>${a}</root>`],
    ['version 30', `<root>${a}<feed_version>30</feed_version></root>`],
    ['a web page', '<html><body><p>Login</p></body></html>'],
    [
      'homes of another format',
      '<root><property><id>1</id><operation>sale</operation></property></root>',
    ],
  ])('is no Kyero v3 feed: %s', async (_name, xml) => {
    expect((await told(xml)).fits).toBe(false)
  })
})

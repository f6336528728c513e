import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it, test } from 'vitest'
import { addressAt, addressOf } from './address.ts'
import { formOf, searchOf } from './enquiry.ts'
import { drawn, isKept, KeptPages, packedIn } from './kept.ts'
import { sitePolicy } from './policy.ts'
import { langOf } from './refuse.ts'

const NOW = Date.parse('2026-11-26T12:00:00Z')
const HOUR = 3_600_000

const pageOf = (html: string, bornAt = NOW) =>
  drawn({ status: 200, lang: 'es', isWhole: true, read: null, html, style: 'p{color:red}' }, bornAt)

describe('kept pages', () => {
  it('are given again within an hour, and the same page has the same mark', () => {
    const kept = new KeptPages()
    const page = pageOf('<p>a')
    kept.keep('key', page)
    expect(kept.find('key', NOW + HOUR)).toBe(page)
    expect(kept.find('other', NOW)).toBeNull()
    expect(page.etag).toBe(pageOf('<p>a', NOW + 5).etag)
    expect(page.etag).not.toBe(pageOf('<p>b').etag)
    expect(kept.find('key', NOW + HOUR + 1)).toBeNull()
    expect(kept.bytes).toBe(0)
  })

  it('lose the longest unread one when they weigh too much', () => {
    const kept = new KeptPages(2000)
    kept.keep('a', pageOf('x'.repeat(1000)))
    kept.keep('b', pageOf('y'.repeat(1000)))
    kept.find('a', NOW)
    kept.keep('c', pageOf('z'.repeat(1000)))
    expect(['a', 'b', 'c'].filter((key) => kept.find(key, NOW))).toEqual(['a', 'c'])
    expect(kept.bytes).toBe(2000)
  })

  it('are packed once, when somebody takes them so, and weigh it from then on', async () => {
    const kept = new KeptPages()
    const page = pageOf('x'.repeat(1000))
    kept.keep('a', page)
    const [br, gzip] = [await packedIn(page, 'br'), await packedIn(page, 'gzip')]
    expect(await packedIn(page, 'br')).toBe(br)
    expect([brotliDecompressSync(br), gunzipSync(gzip)].map(String)).toEqual(
      [page.plain, page.plain].map(String),
    )
    kept.find('a', NOW)
    expect(kept.bytes).toBe(1000 + br.length + gzip.length)
    kept.keep('a', pageOf('y'))
    expect(kept.bytes).toBe(1)
  })
})

test('a page that lacks something, or is none, is not kept', () => {
  const page = pageOf('<p>a')
  expect([page, { ...page, isWhole: false }, { ...page, status: 404 }].map(isKept)).toEqual([
    true,
    false,
    false,
  ])
})

test('a path without a prefix speaks the first language of its site', () => {
  expect(langOf('/contacto', 'de')).toBe('de')
  expect(langOf('/es/contacto', 'de')).toBe('es')
  expect(langOf('/', undefined)).toBe('es')
})

describe('an address of a site', () => {
  it.each([
    ['/w/portal-vell', '', ''],
    ['/w/portal-vell/', '/', ''],
    ['/w/portal-vell/en/homes/?place=palma', '/en/homes/', 'place=palma'],
  ])('%s', (url, path, search) => {
    const address = addressOf(url)
    expect(address).toMatchObject({ at: { slug: 'portal-vell' }, base: '/w/portal-vell', path })
    expect(String(address?.search)).toBe(search)
  })

  it('takes the token of a preview, however long', () => {
    const token = `${'a'.repeat(600)}.${'b'.repeat(43)}`
    expect(addressOf(`/w/~${token}/en/`)).toMatchObject({ at: { preview: token }, path: '/en/' })
  })

  it.each(['/w/', '/w/UPPER/', '/w/a%2f..%2fb/', '/w/../api/', '/w//evil.example/', '/x/a/'])(
    '%s is none',
    (url) => expect(addressOf(url)).toBeNull(),
  )
})

test('an address at a host is a name below the domain of all sites, or a domain of an agency', () => {
  const at = (host: string, url: string) => addressAt(host, `/__site${url}`, 'webs.example')
  expect(at('casa.webs.example', '/en/?a=1?2')).toMatchObject({
    at: { slug: 'casa' },
    path: '/en/',
  })
  expect(String(at('casa.webs.example', '/?a=1').search)).toBe('a=1')
  for (const host of ['www.casa.com', 'a.casa.webs.example', 'webs.example', 'xwebs.example'])
    expect(at(host, '/').at).toEqual({ host })
})

describe('the policy of a page', () => {
  it('runs no script, takes the one style, and is framed by nobody but in a preview', () => {
    const policy = sitePolicy('sha256-abc', { isFramed: false, secure: true })
    expect(policy).toContain("script-src 'none'")
    expect(policy).toContain("style-src 'sha256-abc'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(sitePolicy('sha256-abc', { isFramed: true, secure: true })).toContain(
      "frame-ancestors 'self'",
    )
  })
})

describe('a form', () => {
  const ID = '0192c0de-0000-7000-8000-000000000001'

  it('is read by its names, and stands where it says', () => {
    const body = new URLSearchParams({
      firstName: 'Ana',
      email: 'ana@a.example',
      kind: 'valuation',
      section: ID,
      path: '/en/sell/',
      evil: 'x',
    })
    expect(formOf(String(body))).toEqual({
      values: { firstName: 'Ana', email: 'ana@a.example' },
      kind: 'valuation',
      section: ID,
      path: '/en/sell/',
      home: null,
      page: null,
      campaign: {},
    })
  })

  it('says which page it stood on, and the campaign that its address named', () => {
    const said = { utm_source: 'google', utm_campaign: 'otoño 2026', utm_medium: '<b>' }
    const form = formOf(String(new URLSearchParams({ page: ID, ...said })))
    expect(form).toMatchObject({ page: ID, campaign: { source: 'google', name: 'otoño 2026' } })
    expect(form.campaign.medium).toBeUndefined()
    expect(String(searchOf(form))).toBe('utm_source=google&utm_campaign=oto%C3%B1o+2026')
  })

  it.each(['//evil.example/', '/..//', 'https://evil.example/', '/a?b', '/a'])(
    'never leads back to %s',
    (path) => expect(formOf(`path=${encodeURIComponent(path)}`).path).toBe('/'),
  )

  it('knows no kind, section or home of its own making', () => {
    const form = formOf('kind=offer&section=%22%3E%3Cscript%3E&home=1%27')
    expect(form).toMatchObject({ kind: 'question', section: '', home: null })
  })
})

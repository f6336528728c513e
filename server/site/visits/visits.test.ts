import { describe, expect, it } from 'vitest'
import { isBot } from '../../../src/lib/bot.ts'
import { deviceOf, sourceOf } from './source.ts'
import { visitOf, type Answered } from './visit.ts'

const ORIGIN = 'https://llar.example'
const BASE = '/w/portal-vell'
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148 Safari/604.1'
const PAGE = '0192c0de-0000-7000-8000-000000000001'

const from = (referrer?: string, hasCampaign = false) =>
  sourceOf({ referrer, origin: ORIGIN, base: BASE, portal: 'llar.example', hasCampaign })

describe('where a reader came from', () => {
  it.each([
    [undefined, 'direct'],
    ['', 'direct'],
    ['no address', 'direct'],
    ['https://www.google.es/', 'search'],
    ['https://duckduckgo.com/?q=casas', 'search'],
    ['android-app://com.google.android.googlequicksearchbox/', 'search'],
    ['https://l.instagram.com/', 'social'],
    ['https://t.co/abc', 'social'],
    ['https://llar.example/es/inmueble/1', 'portal'],
    ['https://llar.example/w/other/', 'portal'],
    ['https://llar.example/w/portal-vell-2/', 'portal'],
    ['https://mygoogle.com.evil.example/', 'other'],
    ['https://blog.example/', 'other'],
    [`${ORIGIN}${BASE}/casas/`, 'inside'],
    [`${ORIGIN}${BASE}`, 'inside'],
  ])('%s is %s', (referrer, source) => expect(from(referrer)).toBe(source))

  it('a campaign in the address counts before the site that linked, not within the site', () => {
    expect(from('https://www.google.es/', true)).toBe('campaign')
    expect(from(`${ORIGIN}${BASE}/casas/`, true)).toBe('inside')
  })
})

it('a device is told by what the browser says', () => {
  expect([
    deviceOf(FIREFOX),
    deviceOf(IPHONE),
    deviceOf('Mozilla/5.0 (iPad; CPU OS 18_0)'),
    deviceOf('Mozilla/5.0 (Linux; Android 15; SM-X210)'),
    deviceOf('Mozilla/5.0 (Linux; Android 15; Pixel 9) Mobile'),
    deviceOf(FIREFOX, '?1'),
  ]).toEqual(['computer', 'phone', 'tablet', 'tablet', 'phone', 'phone'])
})

const answered = (headers: Answered['headers'] = {}, more: Partial<Answered> = {}): Answered => ({
  siteId: PAGE,
  method: 'GET',
  headers: { 'user-agent': FIREFOX, ...headers },
  origin: ORIGIN,
  base: BASE,
  portal: 'llar.example',
  search: new URLSearchParams(),
  lang: 'es',
  read: { pageId: PAGE, isHome: false },
  now: new Date('2026-11-25T23:30:00Z'),
  ...more,
})
const visit = (...given: Parameters<typeof answered>) => visitOf(answered(...given), isBot)

describe('what is counted', () => {
  it('is a day of the islands, a page, a language and classes: nothing else leaves', () => {
    const counted = visit({
      referer: 'https://www.google.es/',
      cookie: 'a=b',
      'x-real-ip': '1.2.3.4',
    })
    expect(counted).toEqual({
      siteId: PAGE,
      day: '2026-11-26',
      page: PAGE,
      language: 'es',
      source: 'search',
      device: 'computer',
      isHome: false,
    })
  })

  it('is no program, no page fetched ahead, no HEAD, no thanks, no page that was not there', () => {
    expect([
      visit({ 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }),
      visit({ 'user-agent': undefined }),
      visit({ 'sec-purpose': 'prefetch;prerender' }),
      visit({ purpose: 'prefetch' }),
      visit({}, { method: 'HEAD' }),
      visit({}, { search: new URLSearchParams('ok=1') }),
      visit({}, { read: null }),
    ]).toEqual(Array.from({ length: 7 }, () => null))
  })
})

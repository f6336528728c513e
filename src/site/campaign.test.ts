import { expect, it } from 'vitest'
import { campaignOf, carried } from './campaign'

const BASE = '/w/portal-vell'
const google = campaignOf(new URLSearchParams('utm_source=google&utm_campaign=otoño 2026&x=1'))

it('reads the campaign of an address and nothing else of it', () => {
  expect(google).toEqual({ utm_source: 'google', utm_campaign: 'otoño 2026' })
  expect(
    campaignOf(new URLSearchParams('utm_source=<script>&utm_medium=' + 'x'.repeat(61))),
  ).toEqual({})
})

it('goes along with every link within the site, and with none that leads elsewhere', () => {
  const said = 'utm_source=google&amp;utm_campaign=oto%C3%B1o+2026'
  const html = `<a href="${BASE}/en/#x"><a href="${BASE}/casas/?place=palma"><a href="/media/a">
    <a href="https://a.example/"><a href="#s-1"><a href="/w/portal-vell-2/">`
  const found = carried(html, BASE, google)
  expect(found).toContain(`href="${BASE}/en/?${said}#x"`)
  expect(found).toContain(`href="${BASE}/casas/?place=palma&amp;${said}"`)
  expect(found).toContain('href="/media/a"')
  expect(found).toContain('href="https://a.example/"')
  expect(found).toContain('href="#s-1"')
  expect(found).toContain('href="/w/portal-vell-2/"')
  expect(carried(html, BASE, {})).toBe(html)
})

it('on a host of its own links begin with a slash, pictures too', () => {
  const found = carried('<a href="/en/"><a href="/media/a/640.webp">', '', google)
  expect(found).toMatch(/href="\/en\/\?utm_source=google&amp;/)
  expect(found).toContain('href="/media/a/640.webp"')
})

import { beforeAll, describe, expect, it } from 'vitest'
import { gzipSync } from 'node:zlib'
import { createI18n, speak, type TFunction } from '../i18n'
import { SiteTemplate } from '../../generated/model'
import { drawDocument } from './page/document'
import { sampleDoc, sampleFound, sampleSections } from './sample.fixture'
import { TEMPLATES } from './templates'
import { packed } from './page/style'
import base from './base.css?raw'
import type { Site } from './site'

const NAMES = Object.values(SiteTemplate)
const KINDS = sampleSections((words) => ({ es: words })).map(({ kind }) => kind)
let t: TFunction

beforeAll(async () => {
  const namespaces = ['site-face', 'listing', 'cost']
  t = speak(await createI18n('es', namespaces), namespaces).t
})

const siteOf = (doc = sampleDoc('llevant')): Site => ({
  doc,
  page: doc.pages[0] ?? missing(),
  lang: 'es',
  path: '/',
  base: '/w/portal-vell',
  origin: 'https://llar.example',
  template: TEMPLATES[doc.brand.template],
  found: sampleFound(),
  t,
  query: {},
  sent: null,
  thanks: null,
  focus: new Map(),
})

const missing = (): never => {
  throw new Error('the sample has no page')
}

const draw = (site: Site): string =>
  drawDocument(site, { path: '/w/portal-vell/', isPrivate: false, isMissing: false }).html

describe.each(NAMES)('the template %s', (name) => {
  it('draws all 17 kinds of sections', () => {
    const html = draw(siteOf(sampleDoc(name)))
    expect(new Set(KINDS).size).toBe(17)
    const sections = sampleSections((words) => ({ es: words }))
    for (const section of sections) {
      const id = section.kind === 'legal' ? 'notice' : `s-${section.id}`
      expect.soft(html, section.kind).toContain(`id="${id}"`)
    }
  })

  it('has one h1, no script that runs, no style attribute, and no word that is missing', () => {
    const html = draw(siteOf(sampleDoc(name)))
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html.match(/<script(?! type="application\/ld\+json")/)).toBeNull()
    expect(html).not.toMatch(/ (?:style|on\w+)="/)
    expect(html).not.toMatch(/>(?:[a-z]+:)?[a-z]+(?:\.[a-zA-Z]+)+</)
  })

  it('weighs at most 12 kB of CSS packed', () => {
    const css = packed(base) + packed(TEMPLATES[name].css)
    expect(gzipSync(css).length).toBeLessThan(12 * 1024)
  })
})

describe('a text in two languages', () => {
  it('borrows from the first language and says so', () => {
    const doc = sampleDoc('llevant')
    const html = draw({ ...siteOf(doc), lang: 'en' })
    expect(html).toContain('<html lang="en">')
    expect(html).toMatch(/<h1 lang="es">/)
  })
})

import { beforeAll, describe, expect, it, test } from 'vitest'
import { gzipSync } from 'node:zlib'
import { renderToStaticMarkup } from 'react-dom/server'
import { createI18n, speak, type TFunction } from '../i18n'
import { SiteSectionKind, SiteTemplate, type Listing } from '../../generated/model'
import type { HomeFound } from './found'
import { drawDocument } from './page/document'
import { Head } from './page/head'
import { siteMap } from './page/site-map'
import { sampleDoc, sampleFound, sampleSections } from './sample.fixture'
import { sampleSite } from './site.fixture'
import { TEMPLATES } from './templates'
import { packed } from './page/style'
import { webOf } from '../lib/web-query'
import base from './base.css?raw'
import type { Site } from './site'
import { textIn } from './texts'

const NAMES = Object.values(SiteTemplate)
const KINDS = sampleSections((words) => ({ es: words })).map(({ kind }) => kind)
let t: TFunction

beforeAll(async () => {
  const namespaces = ['site-face', 'listing', 'cost']
  t = speak(await createI18n('es', namespaces), namespaces).t
})

const siteOf = (doc = sampleDoc('llevant')): Site => sampleSite(t, { doc })

const missing = (): never => {
  throw new Error('the sample has no page')
}

const draw = (site: Site): string =>
  drawDocument(site, { path: '/w/portal-vell/', isPrivate: false, isMissing: false }).html

describe.each(NAMES)('the template %s', (name) => {
  it('draws every kind of section', () => {
    const html = draw(siteOf(sampleDoc(name)))
    expect(new Set(KINDS)).toEqual(new Set(Object.values(SiteSectionKind)))
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

  it('says at its foot whose it is, and where to report it', () => {
    const site = siteOf(sampleDoc(name))
    const company = { ...site.found.company, roaiib: '1234' }
    const html = draw({ ...site, found: { ...site.found, company } })
    const [foot = ''] = /<footer.*<\/footer>/s.exec(html) ?? []
    expect(foot).toContain('Portal Vell, SL · NIF B07000003 · ROAIIB 1234')
    const [, to = ''] = /href="([^"]*)"[^>]*>Denunciar esta web</.exec(foot) ?? []
    const { origin, pathname, searchParams } = new URL(to)
    expect([origin, pathname]).toEqual(['https://llar.example', '/contacto'])
    expect(webOf(searchParams)).toBe('https://llar.example/w/portal-vell/')
    // The address of a preview is the key to it.
    expect(draw({ ...site, base: '/w/~key' })).toContain('href="https://llar.example/contacto"')
  })

  it('weighs at most 12 kB of CSS packed', () => {
    const css = packed(base) + packed(TEMPLATES[name].css)
    expect(gzipSync(css).length).toBeLessThan(12 * 1024)
  })
})

test('a form that could not be taken comes back with every answer, that of a choice too', () => {
  const section = sampleSections((words) => ({ es: words })).find(
    ({ kind }) => kind === 'valuation',
  )
  const sent = {
    section: section?.id ?? '',
    kind: 'valuation',
    values: { address: 'Carrer Nou 1', state: 'reform' },
    errors: {},
  }
  const html = draw({ ...siteOf(), sent })
  expect(html).toContain('value="Carrer Nou 1"')
  expect(html).toMatch(/<option value="reform" selected/)
})

test('the consent leads to the privacy text wherever the agency put it', () => {
  const doc = sampleDoc('llevant')
  const pages = doc.pages.map((page) =>
    page.kind === 'legal'
      ? { ...page, sections: page.sections.map((one) => ({ ...one, anchor: 'datos' })) }
      : page,
  )
  const consent = /<label for="[^"]*-consent">.*?<\/label>/.exec(draw(siteOf({ ...doc, pages })))
  expect(consent?.[0]).toContain('/legal/#datos"')
})

test('a company whose name ends with a full stop ends its sentence once', () => {
  const doc = sampleDoc('llevant')
  const page = doc.pages.find(({ kind }) => kind === 'legal')
  if (!page) throw new Error('a site without legal texts')
  const site = siteOf(doc)
  const company = { ...site.found.company, legalName: 'Portal Vell, S.L.' }
  const html = draw({ ...site, page, found: { ...site.found, company } })
  expect(html).toContain('Portal Vell, S.L.<')
  expect(html).not.toContain('S.L..')
})

describe('what search engines are told', () => {
  const languages = ['es', 'en'] as const
  const home = sampleDoc('llevant')
  const both = (doc: typeof home, canonical: 'own' | 'portal') => ({
    ...doc,
    languages: [...languages],
    seo: { ...doc.seo, canonical },
  })
  const listing = {
    id: '0192c0de',
    type: 'vivienda',
    title: { es: 'Casa' },
    description: {},
    prices: [],
    photos: [],
    location: { island: 'MALLORCA', geo: null },
  } as unknown as Listing
  const detail = (canonical: 'own' | 'portal') => {
    const site = siteOf(both(home, canonical))
    const page: Site['page'] = { id: 'detail', kind: 'detail', slug: {}, title: {}, sections: [] }
    const shown: HomeFound = { kind: 'home', listing, similar: [], cost: null }
    return renderToStaticMarkup(
      <Head
        site={{ ...site, page, found: { ...site.found, home: shown } }}
        path="/w/portal-vell/casa/0192c0de/"
        style=""
        isMissing={false}
        isDraft={false}
      />,
    )
  }

  it('names a home’s own addresses in other languages, and none where the portal’s page is the one', () => {
    expect(detail('own')).toMatch(/rel="alternate" hrefLang="en"/i)
    expect(detail('portal')).toContain('/inmueble/')
    expect(detail('portal')).not.toMatch(/rel="alternate"/)
  })

  it('says of a page that nobody described what it is, whose, and how many homes it has', () => {
    const page: Site['page'] = {
      id: 'homes',
      kind: 'homes',
      slug: {},
      title: { es: 'Casas' },
      sections: [],
    }
    const site = siteOf({ ...home, pages: [page] })
    const { agency } = site.found
    const html = renderToStaticMarkup(
      <Head site={{ ...site, page }} path="/casas/" style="" isMissing={false} isDraft={false} />,
    )
    const said = /name="description" content="([^"]*)"/.exec(html)?.[1] ?? ''
    expect(said).toContain(`Casas, ${agency.name}. ${site.found.onMarket} inmuebles`)
  })

  it('acceptance 12: of four languages with German half full three are named, and German is not to be kept', () => {
    const langs = ['es', 'en', 'ca', 'de'] as const
    const all = (words: string, isHalf = false) =>
      Object.fromEntries(
        langs.flatMap((lang) => (lang === 'de' && isHalf ? [] : [[lang, `${words} ${lang}`]])),
      )
    const page: Site['page'] = {
      id: 'front',
      kind: 'home',
      slug: {},
      title: all('Inicio'),
      description: all('Casas', true),
      sections: [
        { id: 'a', kind: 'hero', title: all('Casas de piedra') },
        { id: 'b', kind: 'text', text: all('Desde 1987', true) },
      ],
    }
    const doc = { ...home, languages: [...langs], pages: [page] }
    const headIn = (lang: (typeof langs)[number]) =>
      renderToStaticMarkup(
        <Head
          site={{ ...siteOf(doc), page, lang }}
          path={lang === 'es' ? '/w/portal-vell/' : `/w/portal-vell/${lang}/`}
          style=""
          isMissing={false}
          isDraft={false}
        />,
      )
    const named = [...headIn('es').matchAll(/hreflang="([a-z-]+)"/gi)].map(([, lang]) => lang)
    expect(named).toEqual(['es', 'en', 'ca', 'x-default'])
    expect(headIn('es')).not.toContain('noindex')
    expect(headIn('de')).toContain('noindex')
    expect(headIn('de')).not.toMatch(/hreflang/i)
  })

  it('lists homes in the sitemap only where they are to be found', () => {
    const mapOf = (canonical: 'own' | 'portal') =>
      siteMap(both(home, canonical), 'https://llar.example/w/a', ['0192c0de'])
    expect(mapOf('own')).toContain('0192c0de')
    expect(mapOf('portal')).not.toContain('0192c0de')
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

describe('the people of the agency', () => {
  const team = (more: object) => {
    const doc = sampleDoc('llevant')
    const page = doc.pages[0] ?? missing()
    const section = page.sections.find(({ kind }) => kind === 'team') ?? missing()
    return { ...page, sections: [{ ...section, showPhones: true, showLanguages: true, ...more }] }
  }

  it('are called what they are in the language of the page', () => {
    const page = team({})
    expect(draw({ ...siteOf(), page, lang: 'de' })).toContain('<p>Besichtigungen</p>')
    // Not written in Catalan: as it was written, and in which language.
    expect(draw({ ...siteOf(), page, lang: 'ca' })).toContain('<p lang="en">Viewings</p>')
    const found = sampleFound()
    const untold = { ...found, people: found.people.map((one) => ({ ...one, jobTitles: {} })) }
    expect(draw({ ...siteOf(), page, lang: 'de', found: untold })).toContain('<p>Visitas</p>')
  })

  it('speak what they said, each language by its own name', () => {
    const found = sampleFound()
    const polish = { ...found, people: found.people.map((one) => ({ ...one, languages: ['pl'] })) }
    expect(draw({ ...siteOf(), page: team({}), found: polish })).toContain('>Polski</p>')
    const silent = { ...found, people: found.people.map((one) => ({ ...one, languages: [] })) }
    expect(draw({ ...siteOf(), page: team({}), found: silent })).not.toContain('class="spoken"')
  })
})

it('a file says that its forms and searches are answered nowhere, and names no address', () => {
  const html = draw({ ...siteOf(), isFile: true })
  expect(html).not.toContain('<form')
  expect(html).toContain('Esto es una copia de la web')
  expect(html).not.toMatch(/canonical|og:url|og:image|ld\+json/)
})

it('a form takes the campaign of its address along, and says where it stands', () => {
  const html = draw({ ...siteOf(), campaign: { utm_source: 'google' } })
  expect(html).toContain('<input type="hidden" name="utm_source" value="google"/>')
  expect(html).toMatch(/<input type="hidden" name="page" value="[0-9a-f-]{36}"\/>/)
})

test('a list names its offer and links the others; figures count a home once', () => {
  const site = siteOf()
  const page: Site['page'] = {
    id: 'all',
    kind: 'homes',
    slug: {},
    title: { es: 'Casas' },
    sections: [],
  }
  const found = { items: [], total: 38, next: null, previous: null }
  const html = draw({
    ...site,
    page,
    found: { ...site.found, searched: '', homes: { '': found } },
  })
  expect(html).toMatch(
    /Comprar: 38 inmuebles<a class="offer" href="[^"]*\?operation=A">Alquilar: 6 inmuebles/,
  )
  expect(draw(siteOf())).toMatch(/<dd>41<\/dd>/)
})

test('a text is borrowed from no language that nobody reads', () => {
  expect(textIn({ zz: 'a', pt: 'b' }, 'es', 'es')).toEqual({ text: 'b', lang: 'pt' })
  expect(textIn({ zz: 'a' }, 'es', 'es')).toBeNull()
})

test('what was sold is counted, also what is not told home by home', () => {
  const section = { id: 'f', kind: 'figures', items: [{ from: 'sold' }] } as const
  const on = (total: number) => {
    const site = siteOf()
    const page = { ...site.page, sections: [{ ...section, items: [...section.items] }] }
    return draw({ ...site, page, found: { ...site.found, sold: { homes: [], total } } })
  }
  expect(on(37)).toContain('<dt>vendidos en tres años</dt><dd>37</dd>')
  expect(on(0)).not.toContain('vendidos en tres años')
})

test('news are posts of the site, or its pages about areas in their order', () => {
  const doc = sampleDoc('llevant')
  const area = (id: string, es: string, hidden = false) =>
    ({ id, kind: 'area', slug: { es: id }, title: { es }, hidden, sections: [] }) as const
  const areas = [area('b', 'Sóller'), area('a', 'Deià'), area('c', 'Oculta', true)]
  const site = siteOf({
    ...doc,
    pages: [...doc.pages, ...areas.map((one) => ({ ...one, sections: [] }))],
  })
  const titles = (from?: 'own' | 'areas') => {
    const news = { id: 'n', kind: 'news', ...(from && { from }) } as const
    const html = draw({ ...site, page: { ...site.page, sections: [news] } })
    return [...html.matchAll(/<h3><a[^>]*>(?:<[^>]*>)?([^<]*)/g)].map(([, title]) => title)
  }
  expect([titles(), titles('own')]).toEqual([['Una noticia'], ['Una noticia']])
  expect(titles('areas')).toEqual(['Sóller', 'Deià'])
})

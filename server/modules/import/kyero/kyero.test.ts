import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import type { FeedHome } from '../feed/feed-home.ts'
import { feed, home } from './fixture.ts'
import { BrokenFile } from '../feed/broken.ts'
import { readKyero } from './index.ts'

async function homes(xml: string | Buffer): Promise<FeedHome[]> {
  const found: FeedHome[] = []
  for await (const event of readKyero(Readable.from([Buffer.from(xml)])))
    if (event.kind === 'home') found.push(event.home)
  return found
}
const one = async (tags: Record<string, string> = {}): Promise<FeedHome> => {
  const [found] = await homes(feed([home('a', tags)]))
  if (!found) throw new Error('no home was read')
  return found
}
const remarks = (found: FeedHome): string[] =>
  found.remarks.map((remark) => `${remark.field}:${remark.key}`)

describe('a plain home', () => {
  it('fills the steps, in cents and with the municipality of the town', async () => {
    const { externalId, ref, steps, pictures, refused } = await one()
    expect({ externalId, ref, refused }).toEqual({ externalId: 'a', ref: 'REF-a', refused: null })
    expect(steps.basics).toEqual({
      type: 'vivienda',
      subtype: 'casa_de_pueblo',
      offers: [{ operation: 'V', price: 68_500_000 }],
    })
    expect(steps.location).toMatchObject({
      municipalityIne: '07061',
      island: 'MALLORCA',
      town: 'Soller',
      geo: { lat: 39.766, lon: 2.7152 },
      geoPrecision: 'moved',
    })
    expect(steps.layout).toEqual({ bedrooms: 3, bathrooms: 2, built: 145 })
    expect(steps.legal).toEqual({
      energy: { status: 'provided', consumptionLetter: 'E', emissionsLetter: 'E' },
    })
    expect(steps.texts.description).toEqual({ en: 'Village house.', es: 'Casa de pueblo.' })
    expect(pictures).toEqual([{ url: 'https://example.test/a.jpg', kind: 'photo' }])
  })

  it.each([
    ['month', { operation: 'A', rentPeriod: 'MONTH', price: 68_500_000 }],
    ['week', { operation: 'TDA', rentPeriod: 'WEEK', price: 68_500_000 }],
  ])('reads price_freq %s', async (price_freq, offer) => {
    expect((await one({ price_freq })).steps.basics.offers).toEqual([offer])
  })

  it('reads a new build', async () => {
    expect((await one({ new_build: '1' })).steps.basics).toMatchObject({
      condition: 'obra_nueva',
      offers: [{ operation: 'ON' }],
    })
  })
})

describe('what real feeds do (unknown is absent, never 0)', () => {
  it.each([
    ['beds', { beds: '' }, 'layout', 'bedrooms'],
    ['beds 0', { beds: '0' }, 'layout', 'bedrooms'],
    ['built 0', { surface_area: '<built>0</built>' }, 'layout', 'built'],
    ['plot ---', { surface_area: '<built>90</built><plot>---</plot>' }, 'layout', 'plot'],
    ['pool 0', { pool: '0' }, 'features', 'pool'],
    ['empty energy', { energy_rating: '' }, 'legal', 'energy'],
    ['no point', { location: '<latitude/><longitude/>' }, 'location', 'geo'],
  ] as const)('%s', async (_name, tags, step, field) => {
    expect((await one(tags)).steps[step]).not.toHaveProperty(field)
  })

  it.each([
    ['Private', 'private'],
    ['Privé', 'private'],
    ['Nee', 'none'],
    ['Gemeenschappelijk', 'communal'],
    ['No', 'none'],
    ['Common', 'communal'],
    ['Communal', 'communal'],
    ['Privat', 'private'],
  ])('pool %s is %s', async (pool, expected) => {
    expect((await one({ pool })).steps.features.pool).toBe(expected)
  })

  it.each([
    ['Processing', 'in_process'],
    ['In aanvraag', 'in_process'],
    ['In request', 'in_process'],
    ['X', 'in_process'],
  ])('energy %s is %s', async (letter, status) => {
    const found = await one({ energy_rating: `<consumption>${letter}</consumption>` })
    expect(found.steps.legal.energy).toEqual({ status })
    expect(remarks(found)).toContain('energy_rating/consumption:energyWords')
  })

  it.each([
    ['0 / 0', '0', '0', 'pointZero'],
    ['Miami', '25.68654', '-80.431345', 'pointAbroad'],
    ['Alicante for a home of the islands', '38.3', '-0.48', 'pointNotBalearic'],
    ['words', 'norte', 'sur', 'pointNotNumber'],
  ])('drops and reports the point %s', async (_name, lat, lon, key) => {
    const found = await one({
      location: `<latitude>${lat}</latitude><longitude>${lon}</longitude>`,
    })
    expect(found.steps.location.geo).toBeUndefined()
    expect(found.steps.location.addressVisibility).toBe('hidden')
    expect(remarks(found)).toContain(`location:${key}`)
  })

  it('takes a point with a leading blank', async () => {
    expect(
      (await one({ location: '<latitude> 39.76</latitude><longitude> 2.71</longitude>' })).steps
        .location.geo,
    ).toEqual({ lat: 39.76, lon: 2.71 })
  })

  it('reports text where a number belongs', async () => {
    expect(remarks(await one({ surface_area: '<built>90</built><plot>---</plot>' }))).toContain(
      'surface_area/plot:notNumber',
    )
    expect(remarks(await one({ beds: 'tres' }))).toContain('beds:notNumber')
  })

  it('mends doubly encoded text and says so', async () => {
    const found = await one({ desc: '<de>GrundstÃ¼ck in ruhiger Lage, voilÃ  , 50 mÂ²</de>' })
    expect(found.steps.texts.description).toEqual({
      de: 'Grundstück in ruhiger Lage, voilà , 50 m²',
    })
    expect(remarks(found)).toContain('desc/de:repaired')
  })

  it('makes plain text of HTML, also escaped twice', async () => {
    const desc =
      '<es><![CDATA[<p>Casa <strong>grande</strong></p><ul><li data-x="1">Piscina</li>' +
      '<li>Jardín</li></ul>]]></es><en>One&amp;#13;Two &amp;amp; three</en>'
    expect((await one({ desc })).steps.texts.description).toEqual({
      es: 'Casa grande\n\n- Piscina\n- Jardín',
      en: 'One\nTwo & three',
    })
  })

  it('never lets a script through as markup', async () => {
    const found = await one({
      desc: '<es><![CDATA[Hola<script>alert(1)</script><img src=x onerror=alert(1)>]]></es>',
    })
    expect(found.steps.texts.description).toEqual({ es: 'Hola' })
  })

  it.each([['Alicante'], ['ALICANTE'], ['Alicnate'], ['Murcia']])(
    'marks a home of %s outside the area',
    async (province) => {
      const found = await one({
        province,
        town: 'Torrevieja',
        location: '<latitude>37.97</latitude><longitude>-0.68</longitude>',
      })
      expect(found.steps.location).toMatchObject({
        town: 'Torrevieja',
        province,
        geo: { lat: 37.97, lon: -0.68 },
      })
      expect(found.steps.location).not.toHaveProperty('municipalityIne')
      expect(remarks(found)).toContain('province:outsideArea')
    },
  )

  it('escapes raw blanks of pictures, drops doubles and what is no address, keeps order and plans', async () => {
    const images =
      '<image id="2"><url>https://x.test/01 fachada.jpg</url></image><image id="1">' +
      '<url>https://x.test/b.jpg</url><tags><tag>floorplan</tag></tags></image>' +
      '<image id="3"><url>https://x.test/b.jpg</url></image><image id="4"><url>javascript:alert(1)</url></image>'
    const found = await one({ images })
    expect(found.pictures).toEqual([
      { url: 'https://x.test/b.jpg', kind: 'plan' },
      { url: 'https://x.test/01%20fachada.jpg', kind: 'photo' },
    ])
    expect(remarks(found)).toContain('images/image/url:badUrl')
  })

  it('takes every optional tag empty (Salesforce)', async () => {
    const found = await one({
      pool: '',
      energy_rating: '',
      url: '',
      desc: '<en/>',
      features: '<feature/><feature/>',
      country: 'Portugal',
      province: 'Lisboa',
      town: 'Lisboa',
      video_url: '',
    })
    expect(found.refused).toBeNull()
    expect(found.steps.location.countryCode).toBe('PT')
    expect(found.steps.texts).not.toHaveProperty('description')
  })

  it.each([
    ['Bungalow', 'bungalow'],
    ['Duplex', 'duplex'],
    ['Penthouse', 'atico'],
    ['Finca', 'finca_rustica'],
    ['Studio', 'estudio'],
    ['town_house', 'casa_de_pueblo'],
    ['Apartment - Penthouse', 'atico'],
  ])('knows the type %s', async (type, subtype) => {
    expect((await one({ type })).steps.basics.subtype).toBe(subtype)
  })

  it('refuses a home without id, without a type, or of a type nobody knows, and only that home', async () => {
    const found = await homes(
      feed([home('', {}), home('b', { type: '' }), home('c', { type: 'Spaceship' }), home('d')]),
    )
    expect(found.map((each) => each.refused?.key ?? 'taken')).toEqual([
      'noId',
      'noType',
      'unknownType',
      'taken',
    ])
  })

  it('keeps features without a place of their own in the internal notes', async () => {
    expect(
      (await one({ features: '<feature>Helipad</feature><feature>Lift</feature>' })).steps,
    ).toMatchObject({
      features: { features: ['lift'] },
      texts: { internalNotes: 'Helipad' },
    })
  })

  it.each([
    ['x', { priceOnRequest: true }],
    ['0', { priceOnRequest: true }],
    ['', { priceOnRequest: true }],
    ['1.250.000', { price: 125_000_000 }],
    ['999999999999', { priceOnRequest: true }],
  ])('price %s', async (price, expected) => {
    expect((await one({ price })).steps.basics.offers[0]).toEqual({ operation: 'V', ...expected })
  })
})

describe('files', () => {
  it('reads another encoding by its declaration', async () => {
    const xml = Buffer.from(
      feed([home('a', { desc: '<es>Jardín</es>' })]).replace('UTF-8', 'ISO-8859-1'),
      'latin1',
    )
    expect((await homes(xml))[0]?.steps.texts.description).toEqual({ es: 'Jardín' })
  })

  it.each([
    ['cut off', feed([home('a')]).slice(0, -30)],
    ['no XML', 'hello'],
    ['empty', ''],
    [
      'an entity of its own',
      `<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]><root><property><id>&x;</id></property></root>`,
    ],
    ['deep nesting', `<root>${'<a>'.repeat(50)}${'</a>'.repeat(50)}</root>`],
  ])('throws BrokenFile: %s', async (_name, xml) => {
    await expect(homes(xml)).rejects.toBeInstanceOf(BrokenFile)
  })
})

describe('a hostile home', () => {
  it('has a reference of one line and no more languages than a home may', async () => {
    const letters = [...'abcdefgh']
    const desc = letters.flatMap((a) => letters.map((b) => `<${a}${b}>text</${a}${b}>`)).join('')
    const { ref, steps } = await one({ ref: ' A\n 1 ', desc })
    expect(ref).toBe('A 1')
    expect(Object.keys(steps.texts.description ?? {})).toHaveLength(20)
  })

  it('that names what every object has is read as what it is: unknown words', async () => {
    const { refused } = await one({ price_freq: 'constructor' })
    expect(refused).toMatchObject({ key: 'unknownFrequency' })
    expect((await one({ type: 'constructor' })).refused).toMatchObject({ key: 'unknownType' })
    expect(
      (await one({ country: 'constructor', province: 'x', town: 'y' })).steps.location,
    ).not.toHaveProperty('countryCode')
  })

  it.each([
    ['comment', `<!--${'a'.repeat(3e6)}-->`],
    ['attribute', `<property a="${'a'.repeat(3e6)}"/>`],
    ['name', `<${'a'.repeat(3e6)}/>`],
    ['text', `<property><id>${'a'.repeat(3e6)}</id></property>`],
    ['wrapper', '<a>'.repeat(1e6)],
  ])('a %s without end is refused before it fills the memory', async (_what, inner) => {
    const xml = Buffer.from(`<root><kyero><feed_version>3</feed_version></kyero>${inner}</root>`)
    const pieces = Array.from({ length: Math.ceil(xml.length / 65_536) }, (_, i) =>
      xml.subarray(i * 65_536, (i + 1) * 65_536),
    )
    let read = 0
    const source = Readable.from(
      (function* () {
        for (const piece of pieces) {
          read += piece.length
          yield piece
        }
      })(),
      { highWaterMark: 1 },
    )
    await expect(
      (async () => {
        for await (const _ of readKyero(source)) continue
      })(),
    ).rejects.toThrow(BrokenFile)
    expect(read).toBeLessThan(2e6)
  })
})

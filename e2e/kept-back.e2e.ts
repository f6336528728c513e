import { expect, test, type APIRequestContext } from './journey'
import type { Property } from '../generated/model'
import { publishHome, registerAgency } from './agency'
import { patch, post } from './arrange'

/**
 * What the pages say as a machine reads them: HTML with its title, meta, OpenGraph, JSON-LD and the
 * data the browser takes over. None of it tells what an agency keeps back of a home, whichever way
 * it chose (docs/decisions/0064).
 */

/** The ways of showing an address, with what each keeps back. */
const DOOR = ['block', 'stair', 'door', 'cadastre', 'sum']
const EXACT = ['lat', 'lon']
const WAYS = [
  {
    visibility: 'hidden',
    precision: 'exact',
    keeps: ['zone', 'postal', 'floor', 'street', 'number', 'detail', ...DOOR, ...EXACT],
  },
  { visibility: 'street', precision: 'moved', keeps: ['number', 'detail', ...DOOR, ...EXACT] },
  { visibility: 'street', precision: 'exact', keeps: ['number', 'detail', ...DOOR] },
  { visibility: 'full', precision: 'moved', keeps: ['number', 'detail', ...DOOR, ...EXACT] },
  { visibility: 'full', precision: 'exact', keeps: ['detail', ...DOOR] },
] as const

type Marks = Record<string, string[]>
interface Shown {
  id: string
  way: string
  keeps: readonly string[]
  marks: Marks
}

const floorOf = (n: number): string => String(57 - n)

/** What a home says of itself, unlike any other's; a sum in the ways it may be written. */
const marksOf = (n: number): Marks => ({
  // Letters alone: a number typed with the name of a street or a quarter is taken out of it.
  street: [`Xaloc${'abcdefgh'.charAt(n)}q`],
  number: [`7${n}q91`],
  block: [`BLQ${n}q`],
  stair: [`ESC${n}q`],
  // Two digits alone stand everywhere, in drawings and dates.
  floor: [`"floor":"${floorOf(n)}"`, `${floorOf(n)}.ª`, `${floorOf(n)}ª`, `planta ${floorOf(n)}`],
  door: [`Q${n}Z`],
  zone: [`Zona${'abcdefgh'.charAt(n)}q`],
  detail: [`Detall${n}q`],
  postal: [`0799${n}`],
  cadastre: [`987202${n}DD7797S0001QX`],
  // As long as a moved point of another home, which may stand beside it, is by no chance.
  lat: [`39.7841${n}37`],
  lon: [`2.7339${n}41`],
  sum: [`7391${n}300`, `7391${n}3`, `739.1${n}3`, `739,1${n}3`, `739\u00a01${n}3`],
})

/** Digits inside longer numbers, ids and file names are none. */
const tells = (text: string, mark: string): boolean =>
  new RegExp(`(?<![\\w.-])${mark.replaceAll('.', '\\.')}(?![\\w-])`).test(text)

async function published(
  request: APIRequestContext,
  token: string,
  n: number,
  way: (typeof WAYS)[number],
): Promise<Shown> {
  const marks = marksOf(n)
  const mark = (name: string): string => marks[name]?.[0] ?? ''
  const { id } = await publishHome(request, token, `Casa ${n}`, {
    basics: {
      type: 'vivienda',
      subtype: 'casa',
      condition: 'obra_nueva',
      offers: [
        { operation: 'V', price: Number(mark('sum')), priceOnRequest: true },
        { operation: 'ON', price: Number(mark('sum')), priceOnRequest: true },
      ],
    },
    location: {
      municipalityIne: '07061',
      town: 'Sóller',
      postalCode: mark('postal'),
      zoneName: mark('zone'),
      locationDetail: mark('detail'),
      streetType: 'carrer',
      streetName: mark('street'),
      number: mark('number'),
      block: mark('block'),
      stair: mark('stair'),
      floor: floorOf(n),
      door: mark('door'),
      cadastralRef: mark('cadastre'),
      geo: { lat: Number(mark('lat')), lon: Number(mark('lon')) },
      addressVisibility: way.visibility,
      geoPrecision: way.precision,
    },
    publication: { showPriceHistory: true },
  })
  return { id, way: `${way.visibility}, ${way.precision}`, keeps: way.keeps, marks }
}

test('no page, feed or picture tells what a home keeps back, in any of the ways it is shown', async ({
  request,
}) => {
  const admin = await registerAgency(request)
  const homes: Shown[] = []
  for (const [n, way] of WAYS.entries()) homes.push(await published(request, admin.token, n, way))
  const [agencyId = ''] = admin.agency_ids
  const ids = homes.map(({ id }) => id)
  const shared = await post<{ token: string }>(request, admin, 'saved/share/', {}).catch(() => null)
  const pages = [
    ...['', '/en', '/ca', '/de'].flatMap((lang) => [
      ...ids.map((id) => `${lang}/inmueble/${id}`),
      `${lang}/busqueda/venta/soller`,
    ]),
    ...ids.map((id) => `/inmueble/${id}?embed=1`),
    '/',
    '/construccion',
    '/maps',
    '/externo',
    `/externo?agency=${agencyId}`,
    `/busqueda/obra-nueva/soller?agencyId=${agencyId}`,
    `/busqueda/venta/baleares?agencyId=${agencyId}&sort=price`,
    `/busqueda/comparar/${ids.slice(0, 3).join('~')}`,
    `/busqueda/comparar/${ids.slice(2).join('~')}`,
    ...(shared ? [`/busqueda/lista/${shared.token}`] : []),
    '/sitemap.xml',
    '/sitemap/homes-1.xml',
    '/sitemap/searches.xml',
    '/sitemap/pages.xml',
  ]
  const found: string[] = []
  const pictures = new Set<string>()
  const drawn = new Map<string, string>()
  for (const page of pages) {
    const reply = await request.get(page, { headers: { accept: 'text/html' } })
    expect([page, reply.status()]).toEqual([page, 200])
    const text = await reply.text()
    drawn.set(page, text)
    for (const [, src = ''] of text.matchAll(/property="og:image" content="([^"]+)"/g))
      pictures.add(src)
    // Of pages with several homes at once, what one of them shows is not another's: marks differ.
    for (const { way, keeps, marks } of homes)
      for (const name of keeps)
        for (const mark of marks[name] ?? [])
          if (tells(text, mark)) found.push(`${page}: ${name} (${mark}) of a home shown ${way}`)
  }
  expect(found).toEqual([])
  expect(pictures.size).toBeGreaterThan(0)
  for (const src of pictures) {
    const { pathname } = new URL(src)
    const file = (await (await request.get(pathname)).body()).toString('latin1')
    for (const { marks } of homes)
      for (const mark of Object.values(marks).flat()) {
        expect(src.includes(mark), `${src}: ${mark}`).toBe(false)
        // Three bytes stand by chance in one picture out of fifty; five in none.
        if (mark.length >= 5) expect(file.includes(mark), `${src}: ${mark}`).toBe(false)
      }
  }
  // The marks are there to be found: what a home does show stands in its page.
  for (const [n, { id, keeps, marks }] of homes.entries()) {
    const text = drawn.get(`/inmueble/${id}`) ?? ''
    for (const name of ['street', 'number', 'zone', 'postal', 'lat'])
      if (!keeps.includes(name) && !(name === 'number' && n === 2))
        expect([name, marks[name]?.some((mark) => tells(text, mark))]).toEqual([name, true])
  }
})

test('a page that once told more tells it no longer when its agency keeps it back', async ({
  request,
}) => {
  const admin = await registerAgency(request)
  // Its marks are no other home's: similar ones stand at the foot of its page.
  const home = await published(request, admin.token, WAYS.length, WAYS[4])
  const address = `/inmueble/${home.id}`
  const told = async () => {
    const text = await (await request.get(address)).text()
    return Object.entries(home.marks).flatMap(([name, marks]) =>
      marks.some((mark) => tells(text, mark)) ? [name] : [],
    )
  }
  expect((await told()).toSorted()).toEqual(
    ['floor', 'lat', 'lon', 'number', 'postal', 'street', 'zone'].toSorted(),
  )
  const { version, location } = (await (
    await request.get(`/api/v1/property/${home.id}/`, {
      headers: { authorization: `Token ${admin.token}` },
    })
  ).json()) as Property
  await patch(request, admin, `property/${home.id}/`, {
    version,
    location: { ...location, addressVisibility: 'hidden' },
  })
  expect(await told()).toEqual([])
})

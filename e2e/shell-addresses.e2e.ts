import { expect, test } from './journey'

const NOT_FOUND = 'Página no encontrada'
const WRONG = 'Algo ha ido mal'
const POLYGON = 'polygon=2.5,39.5;2.6,39.5;2.6,39.6'

/**
 * What a stranger may send to a public page: name, address, status, words of the page (null: any).
 */
const ROWS: [name: string, url: string, status: number, words: string | null][] = [
  ['a slug of 10,000 characters', `/busqueda/venta/${'a'.repeat(10_000)}`, 404, NOT_FOUND],
  ['an unknown operation', '/busqueda/compra/inca', 404, NOT_FOUND],
  ['an unknown operation in German', '/de/busqueda/compra/inca', 404, 'Seite nicht gefunden'],
  ['an unknown place', '/busqueda/venta/atlantida', 404, NOT_FOUND],
  ['page -1', '/busqueda/venta/inca?page=-1', 404, NOT_FOUND],
  ['page 0', '/busqueda/venta/inca?page=0', 404, NOT_FOUND],
  ['an unknown value of an enumeration', '/busqueda/venta/inca?type=castle', 404, NOT_FOUND],
  ['an unknown order', '/busqueda/venta/inca?sort=best', 404, NOT_FOUND],
  ['a box turned inside out', '/busqueda/venta/inca?bbox=9,9,1,1', 404, NOT_FOUND],
  ['a forged cursor', '/busqueda/venta/inca?cursor=x', 404, NOT_FOUND],
  ['a parameter of others', '/busqueda/venta/inca?utm_source=x', 200, null],
  ['the same filter twice', '/busqueda/venta/inca?priceMin=1&priceMin=2', 404, NOT_FOUND],
  [
    '500 polygons',
    `/busqueda/venta/inca?${Array.from({ length: 500 }, () => POLYGON).join('&')}`,
    431,
    WRONG,
  ],
  ['an address of 20 kB', `/busqueda/venta/inca?q=${'a'.repeat(20_000)}`, 431, WRONG],
  ['broken percent-encoding', '/inmueble/%ff', 400, WRONG],
  ['broken percent-encoding in English', '/en/inmueble/%E0%A4%A', 400, 'Something went wrong'],
  ['no percent-encoding at all', '/inmueble/%', 400, WRONG],
  ['an id that is none', '/inmueble/1', 404, NOT_FOUND],
  ['a home nobody knows', '/inmueble/0193a1f0-7c1e-7a4e-9b1c-0a5d1f2e3c4b', 404, NOT_FOUND],
  ['a page nobody knows', '/nada', 404, NOT_FOUND],
  ['a page of the desk nobody knows', '/auth/nada', 404, null],
  ['a page of the desk nobody knows, in German', '/de/auth/nada/nada', 404, null],
  ['a page of the desk', '/auth/cartera', 200, null],
  ['the path of another site', '//evil.example/nada', 301, null],
  ['a file that is not there', '/assets/none.js', 404, null],
  ['an old address with an ending', '/antigua.html', 404, NOT_FOUND],
  ['the prefix of Spanish', '/es/maps?operation=A', 301, null],
]

test.describe('bad input on public addresses', () => {
  for (const [name, url, status, words] of ROWS) {
    test(name, async ({ request, baseURL }) => {
      const reply = await request.get(`${baseURL}${url}`, {
        maxRedirects: 0,
        headers: { accept: 'text/html' },
      })
      expect(reply.status()).toBe(status)
      const text = await reply.text()
      if (words) {
        expect(text).toContain(`<h1>${words}</h1>`)
        expect(reply.headers()['content-type']).toContain('text/html')
      }
      if (status === 301) expect(reply.headers()['location']).toMatch(/^\/(?!\/)/)
    })
  }
})

test('bots get the status and no error screen', async ({ request }) => {
  const reply = await request.get('/nada', {
    headers: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' },
  })
  expect(reply.status()).toBe(404)
  const text = await reply.text()
  expect(text).not.toContain('<h1>')
  expect(text).toContain('noindex')
})

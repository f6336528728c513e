import { expect, it } from 'vitest'
import { splitPath } from '../i18n'
import { definitionAt } from './page-sources'
import { reachOf } from './shared-pages'

const ID = '0193a1f0-7c1e-7a4e-9b1c-0a5d1f2e3c4b'

const reach = (address: string): string => {
  const { pathname, searchParams } = new URL(address, 'http://llar.test')
  const { path } = splitPath(pathname)
  return reachOf(definitionAt(path)?.name, path, searchParams)
}

it.each([
  '/en',
  `/inmueble/${ID}`,
  `/ca/inmueble/${ID}`,
  '/busqueda/venta/soller?priceMax=40000000&sort=cheapest&page=2&cursor=abc',
  `/busqueda/comparar/${ID}`,
  '/maps?operation=A',
  '/externo?agency=portvell',
  '/condiciones',
  '/nowhere',
])('%s is everybody’s', (address) => expect(reach(address)).toBe('everybody'))

it.each([
  // What an address says beyond the page may be a secret, or somebody's own sums and words.
  '/en?alert=secret',
  '/busqueda/venta/soller?token=secret',
  `/inmueble/${ID}?downPayment=90000`,
  '/busqueda/venta/soller?said=para+mi+madre',
  // Drawn from what a device keeps, or framed by others.
  '/busqueda/guardados/dispositivo',
  '/busqueda/guardad%6fs/dispositivo',
  '/externo?agency=portvell&embed=1',
  // A page for who opens it, and no file for a page that needs it.
  '/assets/of-another-build.js',
])('%s is that of who asks', (address) => expect(reach(address)).toBe('asker'))

it.each([
  '/busqueda/lista/secret',
  '/BUSQUEDA/Seleccion/secret',
  '/de/busqueda/visita/secret?priceMax=1',
  '/en/alquiler-seguro/documentos/secret',
  // The same to the routes, however it is written.
  '/busqueda/%6cista/secret',
  '/en/alquiler-seguro/d%6Fcumentos/secret',
])('%s is that of who has the link', (address) => expect(reach(address)).toBe('holder'))

import { expect, test } from 'vitest'
import { currentLang, href, routeId, splitRouteId } from './href'
import { isGuarded } from './paths'

test('addresses in each language', () => {
  expect(href('index')).toBe('/')
  expect(href('index', {}, {}, 'en')).toBe('/en')
  expect(href('inmueble-id', { id: 'a/b' }, { de: null, page: 2 }, 'ca')).toBe(
    '/ca/inmueble/a%2Fb?page=2',
  )
  expect(href('auth-cartera-inmueble-editar-id-step-2', { id: '1' })).toBe(
    '/auth/cartera/inmueble/editar/1/step-2',
  )
  expect(currentLang()).toBe('es')
})

test('route ids carry their language', () => {
  expect(splitRouteId(routeId('inmueble-id', 'de'))).toEqual({ name: 'inmueble-id', lang: 'de' })
  expect(splitRouteId('public-pages')).toBeNull()
})

test('names that start with auth- are guarded, but for the exceptions', () => {
  expect(isGuarded('auth-dashboard')).toBe(true)
  expect(isGuarded('auth-mobile')).toBe(false)
  expect(isGuarded('auth-cartera-inmueble-id-imprimir-pdf')).toBe(false)
  expect(isGuarded('inmueble-id')).toBe(false)
})

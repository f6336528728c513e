import { expect, test } from 'vitest'
import { filtersOn, readQuery, toParams, toSearch } from './portfolio-query'

test('an address survives being read and written', () => {
  const address =
    'q=sol&status=active&operation=V&operation=A&island=MENORCA&priceMin=10000000&' +
    'incomplete=true&mandateEnds=30&tag=Escaparate&sort=priceDesc&cursor=abc&vista=mapa'
  expect(
    toSearch(readQuery(new URLSearchParams(address)))
      .toString()
      .split('&')
      .sort(),
  ).toEqual(address.split('&').sort())
})

test('what is not known is left out', () => {
  expect(
    toParams(
      readQuery(
        new URLSearchParams(
          'status=gone&operation=X&agentId=1&priceMin=-3&sort=wild&incomplete=1&cursor=',
        ),
      ),
    ),
  ).toEqual({})
})

test('filters are counted without tab, sort and page', () => {
  expect(filtersOn(readQuery(new URLSearchParams('status=active&sort=price&cursor=a')))).toBe(0)
  expect(filtersOn(readQuery(new URLSearchParams('q=a&priceMax=5&type=local')))).toBe(3)
})

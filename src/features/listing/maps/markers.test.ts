import { expect, test } from 'vitest'
import type { Cluster } from '../../../../generated/model'
import { changed, hrefOf, type Search } from '../search/search-state'
import { boxOf, markersOf } from './markers'

const cluster = (lat: number, lon: number): Cluster => ({
  lat,
  lon,
  count: 7,
  id: null,
  price: 1,
  lowered: false,
  bbox: [lon, lat, lon + 0.1, lat + 0.1],
})

test.each([
  ['a plain search', {}],
  ['words that look like a box', { q: '0,0,0,0 bbox=0,0,0,0 & más', priceMax: 30_000_000 }],
  ['a box looked at before', { bbox: '2.1,39.1,2.2,39.2', bedroomsMin: 2 }],
])('each disc leads to the same search in its own box: %s', (_, filters) => {
  const search = {
    operation: 'V',
    place: 'palma',
    filters,
    sort: 'price',
    page: 3,
    cursor: 'next',
  } as unknown as Search
  const clusters = [cluster(39.5, 2.6), cluster(-0.25, 3)]
  const hrefs = markersOf(clusters, [], search, ((key: string) => key) as never, null).map(
    ({ href }) => href,
  )
  expect(hrefs).toEqual(
    clusters.map(
      (one) =>
        `${hrefOf(changed(search, { filters: { ...search.filters, bbox: boxOf(one).join(',') } }))}#mapa`,
    ),
  )
})

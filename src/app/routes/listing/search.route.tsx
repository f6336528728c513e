import { defineRoute } from '../../route-definition'

export default defineRoute({
  name: 'busqueda-operation-slug',
  layout: 'public',
  lazy: () => import('./search-screen'),
  handle: {
    namespaces: ['listing', 'place', 'property'],
    footer: false,
    prefetch: async (client, { params, url }) => {
      if (params.operation === 'comparar') {
        return import('../../../features/listing/compare/compare-data').then(({ openCompare }) =>
          openCompare(client, params.slug ?? ''),
        )
      }
      if (params.operation === 'guardados') return {}
      if (params.operation === 'lista') {
        return import('../../../features/saved/shared/shared-data').then(({ openShared }) =>
          openShared(client, params.slug ?? ''),
        )
      }
      if (params.operation === 'seleccion') {
        return import('../../../features/selection/page/open-data').then(({ openSelectionPage }) =>
          openSelectionPage(client, params.slug ?? ''),
        )
      }
      if (params.operation === 'visita') {
        return import('../../../features/visit/public/visit-data').then(({ openVisit }) =>
          openVisit(client, params.slug ?? ''),
        )
      }
      return import('../../../features/listing/search/open-search').then(({ openSearch }) =>
        openSearch(client, params, url.searchParams),
      )
    },
  },
})

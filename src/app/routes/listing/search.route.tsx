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
        const { openCompare } = await import('../../../features/listing/compare/compare-data')
        return openCompare(client, params.slug ?? '')
      }
      if (params.operation === 'guardados') return {}
      if (params.operation === 'lista') {
        const { openShared } = await import('../../../features/saved/shared/shared-data')
        return openShared(client, params.slug ?? '')
      }
      if (params.operation === 'seleccion') {
        const { openSelectionPage } = await import('../../../features/selection/page/open-data')
        return openSelectionPage(client, params.slug ?? '')
      }
      if (params.operation === 'visita') {
        const { openVisit } = await import('../../../features/visit/public/visit-data')
        return openVisit(client, params.slug ?? '')
      }
      const { openSearch } = await import('../../../features/listing/search/open-search')
      return openSearch(client, params, url.searchParams)
    },
  },
})

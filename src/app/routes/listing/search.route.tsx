import { defineRoute } from '../../route-definition'

export default defineRoute({
  name: 'busqueda-operation-slug',
  layout: 'public',
  lazy: () => import('./search-screen'),
  handle: {
    namespaces: ['listing', 'place', 'property'],
    footer: false,
    prefetch: async (client, { params, url }) => {
      const { openSearch } = await import('../../../features/listing/search/open-search')
      return openSearch(client, params, url.searchParams)
    },
  },
})

import { defineRoute } from '../../route-definition'

export default defineRoute({
  name: 'maps',
  layout: 'public',
  lazy: () => import('../../../features/listing/maps/maps-page'),
  handle: {
    namespaces: ['listing', 'property'],
    footer: false,
    prefetch: async (client, { url }) => {
      const { openMaps } = await import('../../../features/listing/maps/maps-data')
      return openMaps(client, url.searchParams)
    },
  },
})

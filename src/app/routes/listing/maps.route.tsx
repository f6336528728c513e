import { defineRoute } from '../../route-definition'

export default defineRoute({
  name: 'maps',
  layout: 'public',
  lazy: () => import('../../../features/listing/maps/maps-page'),
  handle: {
    namespaces: ['listing', 'property'],
    footer: false,
    prefetch: async (client, { url }) => {
      return import('../../../features/listing/maps/maps-data').then(({ openMaps }) =>
        openMaps(client, url.searchParams),
      )
    },
  },
})

import { defineRoute } from '../../route-definition'

export default defineRoute({
  name: 'index',
  layout: 'public',
  lazy: () => import('./home-screen'),
  handle: {
    namespaces: ['listing', 'place'],
    prefetch: async (client) => {
      await import('../../../features/listing/home/home-data').then(({ prefetchHome }) =>
        prefetchHome(client),
      )
    },
  },
})

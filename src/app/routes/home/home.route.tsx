import { defineRoute } from '../../route-definition'

export default defineRoute({
  name: 'index',
  layout: 'public',
  lazy: () => import('./home-screen'),
  handle: {
    namespaces: ['listing', 'place'],
    prefetch: async (client) => {
      const { prefetchHome } = await import('../../../features/listing/home/home-data')
      await prefetchHome(client)
    },
  },
})

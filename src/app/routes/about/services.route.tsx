import { defineRoute } from '../../route-definition'

export default defineRoute({
  name: 'servicios',
  layout: 'public',
  lazy: () => import('../../../features/about/services/services-page'),
  handle: {
    namespaces: ['about-services'],
    prefetch: async (client) => {
      const { prefetchServices } = await import('../../../features/about/services/services-data')
      await prefetchServices(client)
    },
  },
})

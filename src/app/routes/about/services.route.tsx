import { defineRoute } from '../../route-definition'

export default defineRoute({
  name: 'servicios',
  layout: 'public',
  lazy: () => import('../../../features/about/services/services-page'),
  handle: {
    namespaces: ['about-services'],
    prefetch: async (client) => {
      await import('../../../features/about/services/services-data').then(({ prefetchServices }) =>
        prefetchServices(client),
      )
    },
  },
})

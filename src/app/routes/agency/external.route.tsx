import { defineRoute } from '../../route-definition'

export default defineRoute({
  name: 'externo',
  layout: 'public',
  lazy: () => import('./external-screen'),
  handle: {
    namespaces: ['external', 'listing'],
    embeddable: true,
    prefetch: async (client, { url }) => {
      const { prefetchExternal } = await import('../../../features/external/external-data')
      await prefetchExternal(client, url.searchParams)
    },
  },
})

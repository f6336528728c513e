import { defineRoute } from '../../route-definition'

export default defineRoute({
  name: 'externo',
  layout: 'public',
  lazy: () => import('./external-screen'),
  handle: {
    namespaces: ['external', 'listing'],
    embeddable: true,
    prefetch: async (client, { url }) => {
      await import('../../../features/external/external-data').then(({ prefetchExternal }) =>
        prefetchExternal(client, url.searchParams),
      )
    },
  },
})

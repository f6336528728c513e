import { defineRoute } from '../../route-definition'

/** The specification declares no layout for it; ours is the public frame (docs/decisions/0017). */
export default defineRoute({
  name: 'construccion',
  layout: 'public',
  lazy: () => import('./new-build-screen'),
  handle: {
    namespaces: ['listing', 'listing-new-build', 'place'],
    prefetch: async (client) => {
      const { prefetchNewBuild } =
        await import('../../../features/listing/new-build/new-build-data')
      await prefetchNewBuild(client)
    },
  },
})

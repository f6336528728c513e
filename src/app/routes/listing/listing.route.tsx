import { defineRoute } from '../../route-definition'

export default defineRoute({
  name: 'inmueble-id',
  layout: 'public',
  lazy: () => import('./listing-screen'),
  handle: {
    namespaces: ['listing', 'place', 'property', 'lead', 'public-forms'],
    prefetch: async (client, { params, url }) => {
      // Both before the first `await`: what is asked for later is not quiet (src/lib/quietly.ts).
      const [{ prefetchListing }, { prefetchCost }] = await Promise.all([
        import('../../../features/listing/detail/listing-data'),
        import('../../../features/cost/cost-data'),
      ])
      const id = params.id ?? ''
      const [outcome] = await Promise.all([
        prefetchListing(client, id),
        prefetchCost(client, id, url.searchParams),
      ])
      return outcome
    },
  },
})

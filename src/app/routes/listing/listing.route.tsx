import { defineRoute } from '../../route-definition'

export default defineRoute({
  name: 'inmueble-id',
  layout: 'public',
  lazy: () => import('./listing-screen'),
  handle: {
    namespaces: ['listing', 'place', 'property', 'lead', 'public-forms'],
    prefetch: async (client, { params, url }) => {
      const { prefetchListing } = await import('../../../features/listing/detail/listing-data')
      const { prefetchCost } = await import('../../../features/cost/cost-data')
      const id = params.id ?? ''
      const [outcome] = await Promise.all([
        prefetchListing(client, id),
        prefetchCost(client, id, url.searchParams),
      ])
      return outcome
    },
  },
})

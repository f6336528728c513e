import { defineRoute } from '../../route-definition'

export default defineRoute({
  name: 'inmueble-id',
  layout: 'public',
  lazy: () => import('../../../features/listing/detail/listing-page'),
  handle: {
    namespaces: ['listing', 'place', 'property', 'lead', 'public-forms'],
    prefetch: async (client, { params }) => {
      const { prefetchListing } = await import('../../../features/listing/detail/listing-data')
      return prefetchListing(client, params.id ?? '')
    },
  },
})

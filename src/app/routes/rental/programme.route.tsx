import { defineRoute } from '../../route-definition'

export default defineRoute({
  name: 'alquiler-seguro',
  layout: 'public',
  lazy: () => import('../../../features/rental/programme-page'),
  handle: {
    namespaces: ['rental'],
    prefetch: async (client) => {
      const { getGetRentalRulesQueryOptions } =
        await import('../../../../generated/api/rental/rental')
      await client.prefetchQuery(getGetRentalRulesQueryOptions({}, { request: { silent: true } }))
    },
  },
})

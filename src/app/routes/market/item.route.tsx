import { defineRoute } from '../../route-definition'

/** One service, priced for a home, and its order box. */
export default defineRoute({
  name: 'auth-marketplace-id',
  layout: 'private',
  lazy: () => import('../../../features/market/item/item-page'),
  handle: { namespaces: ['market', 'forms'] },
})

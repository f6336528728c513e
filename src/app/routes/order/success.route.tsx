import { defineRoute } from '../../route-definition'

/** After an order: what the seller says, as soon as they say it. */
export default defineRoute({
  name: 'auth-marketplace-id-success',
  layout: 'private',
  lazy: () => import('../../../features/order/detail/success-page'),
  handle: { namespaces: ['order'] },
})

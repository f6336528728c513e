import { defineRoute } from '../../route-definition'

/** One order: its next act, delivery, money and thread. */
export default defineRoute({
  name: 'auth-marketplace-pedidos-id',
  layout: 'private',
  lazy: () => import('../../../features/order/detail/order-page'),
  handle: { namespaces: ['order', 'forms'] },
})

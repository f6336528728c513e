import { defineRoute } from '../../route-definition'

/** Orders bought and sold. */
export default defineRoute({
  name: 'auth-marketplace-pedidos',
  layout: 'private',
  lazy: () => import('../../../features/order/list/orders-page'),
  handle: { namespaces: ['order'] },
})

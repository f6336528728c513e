import { defineRoute } from '../../route-definition'

/** What a seller earns. */
export default defineRoute({
  name: 'auth-marketplace-ganancias',
  layout: 'private',
  lazy: () => import('../../../features/order/earnings/earnings-page'),
  handle: { namespaces: ['order'] },
})

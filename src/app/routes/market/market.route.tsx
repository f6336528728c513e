import { defineRoute } from '../../route-definition'

/** Services of professionals for the agency's homes. */
export default defineRoute({
  name: 'auth-marketplace',
  layout: 'private',
  lazy: () => import('../../../features/market/catalogue/market-page'),
  handle: { namespaces: ['market'] },
})

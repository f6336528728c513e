import { defineRoute } from '../../route-definition'

/** One of one's publications: its form beside the card that agencies see. */
export default defineRoute({
  name: 'auth-marketplace-publicaciones-id',
  layout: 'private',
  lazy: () => import('../../../features/market/publication/publication-page'),
  handle: { namespaces: ['market', 'forms'] },
})

import { defineRoute } from '../../route-definition'

/** What one offers oneself, and one's data as a seller. */
export default defineRoute({
  name: 'auth-marketplace-publicaciones',
  layout: 'private',
  lazy: () => import('../../../features/market/publication/publications-page'),
  handle: { namespaces: ['market', 'forms'] },
})

import { defineRoute } from '../../route-definition'

/** One proposal, field by field. */
export default defineRoute({
  name: 'auth-propuestas-id',
  layout: 'private',
  lazy: () => import('../../../features/proposal/proposal-page'),
  handle: { namespaces: ['proposal', 'forms'] },
})

import { defineRoute } from '../../route-definition'

/** Homes a person saved. */
export default defineRoute({
  name: 'auth-guardados',
  layout: 'private',
  lazy: () => import('../../../features/saved/list/saved-page'),
  handle: { namespaces: ['saved'] },
})

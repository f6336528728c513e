import { defineRoute } from '../../route-definition'

/** Searches a person keeps, and their alerts. */
export default defineRoute({
  name: 'auth-busquedas',
  layout: 'private',
  lazy: () => import('../../../features/search/list/searches-page'),
  handle: { namespaces: ['search'] },
})

import { defineRoute } from '../../route-definition'

/** Assistants that act as who is here. */
export default defineRoute({
  name: 'auth-conexiones',
  layout: 'private',
  lazy: () => import('../../../features/connection/connections-page'),
  handle: { namespaces: ['connection'] },
})

import { defineRoute } from '../../route-definition'

/** What one run did to each home, and its undo. */
export default defineRoute({
  name: 'auth-integrations-id',
  layout: 'private',
  lazy: () => import('../../../features/import/run/run-page'),
  handle: { namespaces: ['import'] },
})

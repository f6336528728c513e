import { defineRoute } from '../../route-definition'

/** After publishing a home: it is live. */
export default defineRoute({
  name: 'auth-dashboard-success-id',
  layout: 'private',
  lazy: () => import('./success-screen'),
  handle: { namespaces: ['dashboard'] },
})

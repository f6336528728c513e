import { defineRoute } from '../../route-definition'

/** First page of agents and agencies. */
export default defineRoute({
  name: 'auth-dashboard',
  layout: 'private',
  lazy: () => import('./dashboard-screen'),
  handle: { namespaces: ['dashboard', 'lead'], offline: true },
})

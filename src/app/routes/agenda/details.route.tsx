import { defineRoute } from '../../route-definition'

export default defineRoute({
  name: 'auth-agenda-details',
  layout: 'private',
  lazy: () => import('./details-screen'),
  handle: { namespaces: ['agenda', 'visit', 'forms'], offline: true },
})

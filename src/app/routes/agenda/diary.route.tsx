import { defineRoute } from '../../route-definition'

export default defineRoute({
  name: 'auth-agenda',
  layout: 'private',
  lazy: () => import('./diary-screen'),
  handle: { namespaces: ['agenda', 'calendar', 'visit'], offline: true },
})

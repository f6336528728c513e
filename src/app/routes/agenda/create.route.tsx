import { defineRoute } from '../../route-definition'

export default defineRoute({
  name: 'auth-agenda-create',
  layout: 'private',
  lazy: () => import('./create-screen'),
  handle: { namespaces: ['agenda', 'contact', 'forms'], offline: true },
})

import { defineRoute } from '../../route-definition'

/** Everybody the agency knows. */
export default defineRoute({
  name: 'auth-contactos',
  layout: 'private',
  lazy: () => import('./contacts-screen'),
  handle: { namespaces: ['contact', 'forms', 'view'] },
})

import { defineRoute } from '../../route-definition'

/** One person or company. */
export default defineRoute({
  name: 'auth-contactos-id',
  layout: 'private',
  lazy: () => import('./contact-screen'),
  handle: {
    namespaces: ['contact', 'forms', 'property', 'offer', 'visit', 'demand', 'selection'],
    offline: true,
  },
})

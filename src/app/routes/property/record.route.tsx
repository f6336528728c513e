import { defineRoute } from '../../route-definition'

export default defineRoute({
  name: 'auth-cartera-inmueble-id',
  layout: 'private',
  lazy: () => import('./record-screen'),
  handle: {
    namespaces: [
      'property',
      'offer',
      'visit',
      'forms',
      'report',
      'analytics',
      'contact',
      'match',
      'selection',
      'price',
      'tags',
    ],
  },
})

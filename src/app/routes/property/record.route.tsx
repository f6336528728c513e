import { defineRoute } from '../../route-definition'

export default defineRoute({
  name: 'auth-cartera-inmueble-id',
  layout: 'private',
  lazy: () => import('./record-screen'),
  handle: {
    // A reference in its place leads nowhere; the desk's 404 offers homes that have one like it.
    validate: ({ params }) => /^[\da-f-]{36}$/i.test(params['id'] ?? ''),
    namespaces: [
      'property',
      'offer',
      'owner',
      'visit',
      'forms',
      'report',
      'analytics',
      'contact',
      'match',
      'selection',
      'price',
      'publication',
      'tags',
      'passport',
      'valuation',
    ],
    offline: true,
  },
})

import { defineRoute } from '../../route-definition'

export default defineRoute({
  name: 'auth-cartera',
  layout: 'private',
  lazy: () => import('./portfolio-screen'),
  handle: { namespaces: ['property', 'forms', 'demand', 'view', 'price'] },
})

import { defineRoute } from '../../route-definition'

export default defineRoute({
  name: 'auth-help-inmovilla',
  layout: 'public',
  lazy: () => import('./inmovilla-screen'),
  handle: { namespaces: ['about-inmovilla'], indexed: false },
})

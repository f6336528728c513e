import { defineRoute } from '../../route-definition'

export default defineRoute({
  name: 'auth-cartera-demanda-id',
  layout: 'private',
  lazy: () => import('./demand-screen'),
  handle: { namespaces: ['demand', 'forms', 'selection', 'offer', 'contact', 'match', 'tags'] },
})

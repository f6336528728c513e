import { defineRoute } from '../../route-definition'

export default defineRoute({
  name: 'auth-help-inmovilla',
  layout: 'public',
  lazy: () => import('../../../features/about/inmovilla/inmovilla-page'),
  handle: { namespaces: ['about-inmovilla'], indexed: false },
})

import { defineRoute } from '../../route-definition'

export default defineRoute({
  name: 'auth-mobile',
  layout: 'public',
  lazy: () => import('../../../features/about/mobile/mobile-page'),
  handle: { namespaces: ['about-mobile'], indexed: false },
})

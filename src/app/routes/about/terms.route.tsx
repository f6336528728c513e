import { defineRoute } from '../../route-definition'

export default defineRoute({
  name: 'condiciones',
  layout: 'public',
  lazy: () => import('../../../features/about/terms/terms-page'),
  handle: { namespaces: ['about-terms'] },
})

import { defineRoute } from '../../route-definition'

export default defineRoute({
  name: 'auth-cartera',
  layout: 'private',
  lazy: () => import('../../../features/property/list/portfolio-page'),
  handle: { namespaces: ['property'] },
})

import { defineRoute } from '../../route-definition'

export default defineRoute({
  name: 'auth-cartera-inmueble-id',
  layout: 'private',
  lazy: () => import('../../../features/property/detail/record-page'),
  handle: { namespaces: ['property', 'forms'] },
})

import { defineRoute } from '../../route-definition'

export default defineRoute({
  name: 'auth-cartera-inmueble-id-imprimir',
  layout: 'private',
  lazy: () => import('../../../features/print/choose/print-page'),
  handle: { namespaces: ['print'] },
})

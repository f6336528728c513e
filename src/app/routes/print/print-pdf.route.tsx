import { defineRoute } from '../../route-definition'

/** No guard and no layout (specification, section 2): the link itself is the right to see it. */
export default defineRoute({
  name: 'auth-cartera-inmueble-id-imprimir-pdf',
  layout: 'bare',
  lazy: () => import('../../../features/print/opened/opened-page'),
  handle: { namespaces: ['print'] },
})

import { defineRoute } from '../../route-definition'

export default defineRoute({
  name: 'alquiler-seguro-formulario',
  layout: 'public',
  lazy: () => import('../../../features/rental/form-page'),
  handle: {
    namespaces: ['rental', 'public-forms'],
  },
})

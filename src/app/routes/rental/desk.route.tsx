import { defineRoute } from '../../route-definition'

/** Files of the programme, for the role LLOGUER_SEGUR. */
export default defineRoute({
  name: 'auth-lloguer-segur',
  layout: 'private',
  lazy: () => import('../../../features/rental/desk/desk-page'),
  handle: { namespaces: ['rental'] },
})

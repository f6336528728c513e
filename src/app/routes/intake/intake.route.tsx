import { defineRoute } from '../../route-definition'

/** Contacts from another program, in four steps. */
export default defineRoute({
  name: 'auth-contactos-importar',
  layout: 'private',
  lazy: () => import('../../../features/intake/intake-page'),
  handle: { namespaces: ['intake'] },
})

import { defineRoute } from '../../route-definition'

export default defineRoute({
  name: 'auth-perfil-inmobiliaria',
  layout: 'private',
  lazy: () => import('./agency-screen'),
  handle: { namespaces: ['agency', 'user', 'forms', 'external'] },
})

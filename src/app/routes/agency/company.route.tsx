import { defineRoute } from '../../route-definition'

export default defineRoute({
  name: 'auth-perfil-empresa',
  layout: 'private',
  lazy: () => import('./company-screen'),
  handle: { namespaces: ['agency', 'user', 'forms'] },
})

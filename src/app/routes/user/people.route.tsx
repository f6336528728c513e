import { defineRoute } from '../../route-definition'

export default defineRoute({
  name: 'auth-perfil-agentes',
  layout: 'private',
  lazy: () => import('./people-screen'),
  handle: { namespaces: ['user', 'audit', 'forms'] },
})

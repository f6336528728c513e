import { defineRoute } from '../../route-definition'

export default defineRoute({
  name: 'auth-cartera-inmueble-editar-id-step-8',
  layout: 'private',
  lazy: () => import('./wizard-screen'),
  handle: { namespaces: ['property', 'forms', 'price', 'publication'] },
})

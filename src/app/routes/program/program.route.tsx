import { defineRoute } from '../../route-definition'

export default defineRoute({
  name: 'program',
  layout: 'public',
  lazy: () => import('../../../features/program/program-page'),
  handle: { namespaces: ['program'] },
})

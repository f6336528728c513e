import { defineRoute } from '../../route-definition'

/** One of them. */
export default defineRoute({
  name: 'auth-courses-group-courses-id',
  layout: 'private',
  lazy: () => import('../../../features/course/course-page'),
  handle: { namespaces: ['course'] },
})

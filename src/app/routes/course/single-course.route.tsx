import { defineRoute } from '../../route-definition'

/** One of them. */
export default defineRoute({
  name: 'auth-courses-single-courses-id',
  layout: 'private',
  lazy: () => import('../../../features/course/course-page'),
  handle: { namespaces: ['course'] },
})

import { defineRoute } from '../../route-definition'

/** Courses one takes alone. */
export default defineRoute({
  name: 'auth-courses-single-courses',
  layout: 'private',
  lazy: () => import('../../../features/course/single-page'),
  handle: { namespaces: ['course'] },
})

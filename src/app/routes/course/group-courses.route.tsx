import { defineRoute } from '../../route-definition'

/** Courses in a group, with dates and seats. */
export default defineRoute({
  name: 'auth-courses-group-courses',
  layout: 'private',
  lazy: () => import('../../../features/course/group-page'),
  handle: { namespaces: ['course'] },
})

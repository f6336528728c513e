import { defineRoute } from '../../route-definition'

/** Courses a person is in. */
export default defineRoute({
  name: 'auth-courses-my-courses',
  layout: 'private',
  lazy: () => import('./my-courses-screen'),
  handle: { namespaces: ['enrolment', 'course'] },
})

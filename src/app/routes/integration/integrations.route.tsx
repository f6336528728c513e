import { defineRoute } from '../../route-definition'

/** Channels of the agency, out and in; feeds are uploaded on the side where homes come in. */
export default defineRoute({
  name: 'auth-integrations',
  layout: 'private',
  lazy: () => import('./integrations-screen'),
  handle: {
    namespaces: [
      'integration',
      'publication',
      'import',
      'property',
      'key',
      'webhook',
      'takeout',
      'network',
      'introduction',
      'deal',
      'move',
      'forms',
    ],
  },
})

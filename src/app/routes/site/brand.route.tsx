import { defineRoute } from '../../route-definition'

/** Colours, logo, languages, contact and links of the website. */
export default defineRoute({
  name: 'auth-web-custom-web',
  layout: 'private',
  lazy: () => import('../../../features/site/brand/brand-page'),
  handle: { namespaces: ['site', 'forms'] },
})

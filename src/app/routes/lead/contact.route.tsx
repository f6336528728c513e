import { defineRoute } from '../../route-definition'

export default defineRoute({
  name: 'contacto',
  layout: 'public',
  lazy: () => import('../../../features/lead/contact/contact-page'),
  handle: {
    namespaces: ['lead-contact', 'lead', 'public-forms'],
    prefetch: async (client) => {
      const { prefetchContact } = await import('../../../features/lead/contact/contact-data')
      await prefetchContact(client)
    },
  },
})

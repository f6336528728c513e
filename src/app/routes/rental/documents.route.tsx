import { defineRoute } from '../../route-definition'

/** Where an applicant sends documents, by a link of their own. */
export default defineRoute({
  name: 'alquiler-seguro-documentos-token',
  layout: 'public',
  lazy: () => import('../../../features/rental/documents-page'),
  handle: { namespaces: ['rental'], indexed: false },
})

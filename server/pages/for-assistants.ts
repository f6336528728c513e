import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/env.ts'
import { publicContract, publicReads } from '../contract/public-contract.ts'

const HOUR = 'public, max-age=3600'

/**
 * `/llms.txt` (llmstxt.org), which tells an assistant what this site is and how it is asked, and
 * `/openapi.public.json`, the part of the contract that anybody may ask. Both come out of the
 * contract.
 */
export function forAssistants(app: FastifyInstance, { siteUrl, siteName }: Config): void {
  app.get('/llms.txt', async (_request, reply) =>
    reply
      .header('cache-control', HOUR)
      .type('text/plain; charset=utf-8')
      .send(wordsOf(open(), siteUrl, siteName)),
  )
  app.get('/openapi.public.json', async (_request, reply) =>
    reply
      .header('cache-control', HOUR)
      .type('application/json; charset=utf-8')
      .send(JSON.stringify({ ...open(), servers: [{ url: siteUrl }] })),
  )
}

let read: Record<string, unknown> | null = null
/** Read when somebody asks: a start need not wait for it. */
const open = (): Record<string, unknown> => (read ??= publicContract())

const wordsOf = (contract: Record<string, unknown>, site: string, name: string): string =>
  [
    `# ${name}`,
    '',
    '> The property portal of the Balearic Islands: homes for sale and to let on Mallorca, Menorca, ' +
      'Ibiza and Formentera, and what each costs beyond its price. In Spanish, English, Catalan and ' +
      'German.',
    '',
    'Money is in integer EUR cents, areas in m², times in UTC. What is absent is unknown. A home may ' +
      'show its place roughly, or no street, because its owner wants it so: do not guess it. Homes ' +
      'change within minutes: say when you looked, and lead people to the page of the home.',
    '',
    '## Pages',
    '',
    `- [Homes for sale](${site}/en/busqueda/venta/baleares): \`/en/busqueda/<operation>/<place>\``,
    `- [Homes to let](${site}/en/busqueda/alquiler/baleares): the places are those of \`/api/v1/place/\``,
    `- [One home](${site}/en/inmueble/<id>): \`id\` of a home that the search found`,
    `- [Questions](${site}/en/faq), [Secure rental](${site}/en/alquiler-seguro), [Contact](${site}/en/contacto)`,
    '',
    '## What anybody may ask',
    '',
    `- [Tools](${site}/mcp/public): Model Context Protocol, Streamable HTTP, no sign-in`,
    `- [Contract](${site}/openapi.public.json): OpenAPI 3.1, no sign-in`,
    ...publicReads(contract).map(
      ({ method, path, summary }) => `- \`${method} ${path}\`: ${summary}`,
    ),
    '',
  ].join('\n')

import { createReadStream, existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { readOpenapi } from '../contract/routes.ts'
import { markdownToHtml } from './markdown.ts'

const LIBRARY = path.dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json')))
/** The contract with examples, as the build wrote it (scripts/reference.ts). */
const WITH_EXAMPLES = path.resolve(import.meta.dirname, '../../dist/reference/openapi.json')

/** Scripts and styles from here only, no frame: the page asks our own API. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr " +
  "'unsafe-inline'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'; " +
  "base-uri 'none'; form-action 'none'"

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>Llar API</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
<link rel="stylesheet" href="/api/docs/look.css">
</head>
<body>
<p class="guide-link"><a href="/api/docs/guide/">Keys and webhooks, in five minutes</a></p>
<main id="reference"><noscript>The contract as one file: <a href="/api/v1/openapi.json">/api/v1/openapi.json</a></noscript></main>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>
`

/** docs/how-to/keys-and-webhooks.md, for who builds programs. */
const GUIDE = path.resolve(import.meta.dirname, '../../docs/how-to/keys-and-webhooks.md')

const guide = (): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>Keys and webhooks · Llar API</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/api/docs/look.css">
</head>
<body>
<main class="guide"><p><a href="/api/docs/">All operations</a></p>${markdownToHtml(readFileSync(GUIDE, 'utf8'))}</main>
</body>
</html>
`

const START = `SwaggerUIBundle({ url: '/api/docs/openapi.json', dom_id: '#reference', deepLinking: true, docExpansion: 'none', filter: true, defaultModelsExpandDepth: 0, displayRequestDuration: true, validatorUrl: null })
`

const LOOK = `body{margin:0;background:#fff}.swagger-ui .info{margin:24px 0}.swagger-ui .opblock-summary-description{color:#3b4151}.swagger-ui .wrapper{padding:0 16px}
.guide-link{font:16px/1.5 system-ui,sans-serif;max-width:1460px;margin:16px auto 0;padding:0 16px}
.guide{font:16px/1.6 system-ui,sans-serif;max-width:760px;margin:0 auto;padding:24px 16px 64px;color:#1d1a20}
.guide a{color:#5b1a66}.guide h1,.guide h2{line-height:1.2;margin:1.6em 0 .5em}.guide h1{margin-top:.4em}
.guide pre{background:#f6f2ee;padding:12px;border-radius:8px;overflow-x:auto;font-size:14px}
.guide code{font-size:.9em;overflow-wrap:anywhere}.guide pre code{font-size:1em;overflow-wrap:normal}
.guide li p{margin:.3em 0}.guide table{border-collapse:collapse;width:100%;font-size:15px}
.guide th,.guide td{text-align:left;vertical-align:top;padding:6px 8px 6px 0;border-top:1px solid #ddd3cb;overflow-wrap:anywhere}
`

/**
 * GET /api/docs/: the contract to read and to try, with an example of every operation. The library
 * lies here and asks nobody else.
 */
export async function reference(app: FastifyInstance): Promise<void> {
  const document = existsSync(WITH_EXAMPLES) ? readFileSync(WITH_EXAMPLES, 'utf8') : readOpenapi()
  const texts: Record<string, [type: string, text: string]> = {
    '/api/docs/': ['text/html; charset=utf-8', PAGE],
    '/api/docs/guide/': ['text/html; charset=utf-8', guide()],
    '/api/docs/start.js': ['text/javascript; charset=utf-8', START],
    '/api/docs/look.css': ['text/css; charset=utf-8', LOOK],
    '/api/docs/openapi.json': ['application/json; charset=utf-8', document],
  }
  app.addHook('onRequest', async (_request, reply) => {
    void reply.headers({
      'content-security-policy': POLICY,
      'cache-control': 'public, max-age=300',
    })
  })
  app.get('/api/docs', async (_request, reply) => reply.redirect('/api/docs/', 301))
  for (const [url, [type, text]] of Object.entries(texts))
    app.get(url, async (_request, reply) => reply.type(type).send(text))
  for (const [file, type] of [
    ['swagger-ui.css', 'text/css; charset=utf-8'],
    ['swagger-ui-bundle.js', 'text/javascript; charset=utf-8'],
  ] as const)
    app.get(`/api/docs/${file}`, async (_request, reply) =>
      reply.type(type).send(createReadStream(path.join(LIBRARY, file))),
    )
}

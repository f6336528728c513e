import './imports.ts'

/** `npm run mock`: the contract's mock server on PORT (4010 unless told), its page at /__mock. */
const port = Number(process.env['PORT'] ?? 4010)
const host = process.env['HOST'] ?? '127.0.0.1'
const { buildMock } = await import('./app.ts')
const app = await buildMock()
await app.listen({ port, host })
console.log(`The mock answers on http://${host}:${port}/, steered at http://${host}:${port}/__mock`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close())

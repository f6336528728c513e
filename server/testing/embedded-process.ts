import { startEmbedded } from '../db/embedded/index.ts'

// Run by tests as a process of its own: starts or adopts the server on a folder, says so, and stays
// until killed.
const [folder = '', stopSeconds] = process.argv.slice(2)
const server = await startEmbedded(
  folder,
  stopSeconds === undefined ? {} : { stopSeconds: Number(stopSeconds) },
)
console.log(JSON.stringify({ adopted: server.adopted }))
process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)))
setInterval(() => undefined, 60_000)

import { parentPort, workerData } from 'node:worker_threads'
import { readMime } from './mime.ts'
import type { MailAnswer } from './read-apart.ts'

const say = (answer: MailAnswer): void => parentPort?.postMessage(answer)

readMime(Buffer.from(workerData as Uint8Array)).then(
  (mail) => say({ mail }),
  () => say({ failed: true }),
)

import type { Terminal } from './terminal.ts'

/** A terminal of a test: what was written and said, and requests answered by `reply`. */
export function terminalOf(
  reply: (request: Request) => Response | Promise<Response> = () => Response.json({}),
  given: Partial<Terminal> = {},
) {
  const requests: Request[] = []
  let written = ''
  let said = ''
  const terminal: Terminal = {
    isTerminal: false,
    columns: 80,
    env: { LLAR_URL: 'https://llar.example', LLAR_TOKEN: 'llar_key' },
    fetch: async (input, init) => {
      const request = new Request(input, init)
      requests.push(request)
      return reply(request)
    },
    write: async (bytes) =>
      void (written += typeof bytes === 'string' ? bytes : Buffer.from(bytes)),
    say: (words) => void (said += `${words}\n`),
    ask: async () => null,
    ...given,
  }
  return { terminal, requests, written: () => written, said: () => said }
}

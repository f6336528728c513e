import type { AxiosProgressEvent } from 'axios'

/** One call as it goes over the wire. */
export interface WireRequest {
  method: string
  url: string
  headers: Record<string, string>
  body: FormData | undefined
  signal: AbortSignal | undefined
  responseType: 'json' | 'blob'
  onUploadProgress: ((progress: AxiosProgressEvent) => void) | undefined
}

/** Its answer, whatever the status. */
export interface WireReply {
  status: number
  headers: Record<string, unknown>
  data: unknown
}

export type Transport = (request: WireRequest) => Promise<WireReply>

/** axios comes with the first call, so a page rendered by the server does not load it. */
const overAxios: Transport = async (request) => {
  const { default: axios } = await import('axios')
  const { body, ...config } = request
  const reply = await axios.request({ ...config, data: body, validateStatus: () => true })
  return {
    status: reply.status,
    headers: reply.headers as Record<string, unknown>,
    data: reply.data as unknown,
  }
}

let transport: Transport = overAxios

/** The server renders with a transport that calls the API in process. */
export const setTransport = (next: Transport): void => {
  transport = next
}

export const send: Transport = (request) => transport(request)

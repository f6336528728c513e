/** Sends one request of the desk; throws for every answer but a good one. */
export type Send = <T>(method: string, path: string, body?: object | FormData) => Promise<T>

/** Sends as the owner of a token. */
export type SendAs = (token: string) => Send

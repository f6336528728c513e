/** Sends one request of the desk; throws for every answer but a good one. */
export type Send = <T>(method: string, path: string, body?: object | FormData) => Promise<T>

/** Why an address was not read; `retry` when another time may work. */
export class FetchRefused extends Error {
  readonly retry: boolean
  constructor(message: string, retry: boolean) {
    super(message)
    this.name = 'FetchRefused'
    this.retry = retry
  }
}

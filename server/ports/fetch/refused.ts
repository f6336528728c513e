/**
 * Why an address was not read; `retry` when another time may work, `hostDown` when none of its
 * host's would now.
 */
export class FetchRefused extends Error {
  readonly retry: boolean
  readonly hostDown: boolean
  constructor(message: string, retry: boolean, hostDown = false) {
    super(message)
    this.name = 'FetchRefused'
    this.retry = retry
    this.hostDown = hostDown
  }
}

/** What a port stands for, when it cannot be had. */
export type Service = 'mail' | 'files' | 'calendar' | 'chat' | 'payments'

/**
 * A service that does not answer, or takes nothing now: what was asked of it may be right, and is
 * asked again later. Jobs that end with it wait without counting a try.
 */
export class ServiceAway extends Error {
  readonly service: Service
  /** It takes other mails, and puts one address off. */
  readonly oneAddress: boolean
  constructor(
    service: Service,
    message: string,
    { oneAddress = false, ...options }: ErrorOptions & { oneAddress?: boolean } = {},
  ) {
    super(message, options)
    this.name = 'ServiceAway'
    this.service = service
    this.oneAddress = oneAddress
  }
}

/** Answers that speak of the service, or of its account, and not of what was asked. */
export const saysAway = (status: number): boolean =>
  status >= 500 || status === 429 || status === 401 || status === 403

/** What is wrong with a request, as OData says it. `target`: the option or the field. */
export class Fault extends Error {
  readonly status: number
  readonly code: string
  readonly target: string | undefined

  constructor(status: number, code: string, message: string, target?: string) {
    super(message)
    this.status = status
    this.code = code
    this.target = target
  }
}

/** Throws 400. */
export function refuse(code: string, message: string, target?: string): never {
  throw new Fault(400, code, message, target)
}
